"""MiniStack, with what its HTTP API leaves out: a route's Lambda finds the stage's variables in its event."""

import runpy

from ministack.services import apigateway, lambda_svc

execute = lambda_svc._execute_function_with_config_scope


def execute_with_stage_variables(record, event, *rest, **named):
    context = event.get("requestContext") if isinstance(event, dict) else None
    if context and event.get("version") == "2.0":
        variables = apigateway._get_stage_variables(context["apiId"], context["stage"])
        event = {**event, **({"stageVariables": variables} if variables else {})}
    return execute(record, event, *rest, **named)


lambda_svc._execute_function_with_config_scope = execute_with_stage_variables
runpy.run_module("ministack", run_name="__main__")

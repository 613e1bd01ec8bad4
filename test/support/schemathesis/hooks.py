"""Sends each request from its own loopback address, and the admin's with a session."""

import http.cookies
import itertools
import json
import os
import re
import urllib.request

import schemathesis
from urllib3.connection import HTTPConnection

SITE = os.environ["SITE"]
COOKIE = "__Host-admin"

ENDING = {"endSession"}

# The API's rate limits are per address.
numbers = itertools.count(1)
connect = HTTPConnection.connect


def next_address():
    number = next(numbers)
    return f"127.{1 + number // 62500 % 250}.{number // 250 % 250}.{1 + number % 250}"


def connect_from_own_address(connection):
    connection.source_address = (next_address(), 0)
    return connect(connection)


HTTPConnection.connect = connect_from_own_address


def sign_in():
    request = urllib.request.Request(
        f"{SITE}/api/admin/session",
        data=json.dumps({"password": os.environ["ADMIN_PASSWORD"]}).encode(),
        headers={"content-type": "application/json", "origin": SITE, "sec-fetch-site": "same-origin"},
    )
    with urllib.request.urlopen(request) as response:
        for header in response.headers.get_all("set-cookie"):
            cookie = http.cookies.SimpleCookie(header)
            if COOKIE in cookie:
                return cookie[COOKIE].value
    raise RuntimeError("The login returned no session.")


def is_owners(context):
    return {"owner": []} in context.operation.definition.raw.get("security", [])


@schemathesis.auth().apply_to(is_owners)
class Owner:
    def get(self, case, context):
        return sign_in()

    def set(self, case, data, context):
        # Other requests still need the shared session.
        if case.operation.definition.raw["operationId"] in ENDING:
            data = sign_in()
        case.cookies = {**(case.cookies or {}), COOKIE: data}
        case.headers = {**(case.headers or {}), "Sec-Fetch-Site": "same-origin", "Origin": SITE}


def with_plain_characters(value):
    if isinstance(value, str) and len(value) > 15:
        return re.sub(r"[^!-~]", "x", value)
    if isinstance(value, list):
        return [with_plain_characters(each) for each in value]
    if isinstance(value, dict):
        return {key: with_plain_characters(each) for key, each in value.items()}
    return value


@schemathesis.hook
def before_call(context, case, kwargs):
    # A kept-alive connection would keep its address.
    case.headers["Connection"] = "close"
    # Forms from other sites are rejected unread.
    if case.media_type == "application/x-www-form-urlencoded":
        case.headers["Sec-Fetch-Site"] = "same-origin"
    # Invisible characters don't count, so a text must be too long without them.
    if case.meta and case.meta.generation.mode.is_negative:
        case.body = with_plain_characters(case.body)
    # Generated cursors are never valid.
    if case.meta and case.meta.generation.mode.is_positive and case.query:
        case.query.pop("cursor", None)

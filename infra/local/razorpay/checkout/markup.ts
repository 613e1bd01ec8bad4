/** The checkout's elements; `data-part` names what the dialog fills in. */
export function markup(): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = `
    <div class="backdrop" data-part="backdrop"></div>
    <div class="dialog" data-part="dialog" role="dialog" aria-modal="true" aria-labelledby="title" tabindex="-1">
      <p class="ribbon">Test mode</p>
      <h2 id="title" class="title">Test checkout</h2>
      <div class="bill">
        <p><b data-part="name"></b><span data-part="description"></span></p>
        <p class="amount" data-part="amount"></p>
      </div>
      <p class="buyer" data-part="buyer"></p>
      <p class="message" data-part="message" role="status"></p>
      <div class="choices" data-part="choices">
        <button type="button" class="pay" data-outcome="success">Pay successfully</button>
        <button type="button" data-outcome="failure">Fail payment</button>
        <details>
          <summary>More</summary>
          <div class="more">
            <button type="button" data-outcome="success" data-told="no">Pay, lose the callback</button>
            <button type="button" data-outcome="twice">Pay twice</button>
            <button type="button" data-outcome="late">Authorise late</button>
          </div>
        </details>
      </div>
      <button type="button" class="close" data-part="close">Close</button>
      <p class="note">Razorpay, simulated on this machine. No money moves.</p>
    </div>`;
  return template.content;
}

-- Spec: api#periodes: periods are returned earliest first, null where they have no limit.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select is(core.periodes('{}'), '[]', 'none');
select is(core.periodes('{(,)}'), '[{"debut": null, "fin": null}]', 'always');
select is(core.periodes('{[2026-06-02 00:00+00,),[2026-01-01 00:00+00,2026-02-01 00:00+00)}'),
  '[{"debut": "2026-01-01T00:00:00Z", "fin": "2026-02-01T00:00:00Z"},
    {"debut": "2026-06-02T00:00:00Z", "fin": null}]', 'in order');

select * from finish();
rollback;

-- Spec: file-de-controle#element: what the phone sent, with U+FFFD for each character that no
-- database holds.
begin;
set local role metier;
select plan(6);

create function pg_temp.lu(p_payload text) returns jsonb language sql as $$
  select fiche.payload_lu(format('{"id": 1, "payload": %s}', p_payload)::json)
$$;
select is(pg_temp.lu('{"nom": "A\u0000\u0000B", "net_g": 12}'),
  jsonb_build_object('nom', 'A' || repeat(chr(65533), 2) || 'B', 'net_g', 12),
  'U+0000 is replaced, and the other members stay');
select is(pg_temp.lu('{"nom": "\ud83d \ud83d\ude00 \ude00 \ud83d\ud83d\ude00"}') ->> 'nom',
  format('%1$s %2$s %1$s %1$s%2$s', chr(65533), chr(128512)),
  'so are halves of surrogate pairs, and whole pairs stay');
select is(pg_temp.lu('{"nom": "\\u0000 \\\u0000"}') ->> 'nom', '\u0000 \' || chr(65533),
  'a text that only looks like an escape stays');
select is(pg_temp.lu('{"nom": "\u0000", "net_g": 1e200000}'), null,
  'a number out of range is not read');
select is(pg_temp.lu('["\u0000"]'), null, 'nor is a payload that is no object');
select is(pg_temp.lu('{"net_g": 12}'), '{"net_g": 12}', 'any other payload is as it was sent');

select * from finish();
rollback;

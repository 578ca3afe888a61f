-- Spec: appareils#enrolement: a code works for its agent, once, while it is valid.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create temp table c as select appareil.emettre_code(essai.id('agent ESSAI'),
  essai.id('admin ESSAI'), essai.t()) ->> 'code' as code;
create function pg_temp.enroler(p_compte text, p_code text, p_le timestamptz) returns text
language plpgsql as $$
begin
  return case when appareil.enroler(essai.id(p_compte), p_code, 'Pixel', p_le) ->> 'appareil_id' is
    not null then 'enrole' end;
exception when sqlstate 'TR403' then
  return sqlerrm;
end
$$;

select is(pg_temp.enroler('rsci ESSAI', c.code, essai.t()), 'code_enrolement_invalide',
  'another agent''s code') from c;
select is(pg_temp.enroler('agent ESSAI', 'FAUX', essai.t()), 'code_enrolement_invalide',
  'a code that was never issued');
select is(pg_temp.enroler('agent ESSAI', c.code, essai.t(1)), 'code_enrolement_invalide',
  'twenty-four hours later') from c;
select is(pg_temp.enroler('agent ESSAI', '  ' || lower(c.code) || ' ',
    essai.t(1) - interval '1 ms'), 'enrole',
  'one millisecond earlier, in lower case, with spaces') from c;
select is(pg_temp.enroler('agent ESSAI', c.code, essai.t()), 'code_enrolement_invalide',
  'a second time') from c;
select is((select k.empreinte from appareil.code_enrolement k),
  encode(sha256(convert_to(c.code, 'UTF8')), 'hex'),
  'the code itself is not kept') from c;

select * from finish();
rollback;

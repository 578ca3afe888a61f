-- Spec: file-de-controle#ecart-motive: no decision dates an operation after its reception, nor
-- before the organization existed.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select from essai.collecter('x', '{}',
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
create function pg_temp.redater(p_demande jsonb) returns text
language sql as $$ select essai.lever('rsci ESSAI', 'x', 'horloge_invraisemblable', 'ecart_motive',
    p_demande) $$;
select is(pg_temp.redater('{}'), '400 parametre_invalide', 'no date');
select is(pg_temp.redater(jsonb_build_object('date_operation', essai.t() + interval '1 ms')),
  '400 parametre_invalide', 'a millisecond after the reception');
reset role;
update organisation.organisation set cree_le = essai.t(-300) where id = core.organisation_id();
set local role metier;
select is(pg_temp.redater(jsonb_build_object('date_operation',
    essai.t(-300) - interval '1 ms')), '400 parametre_invalide',
  'a millisecond before the creation');
select is(pg_temp.redater('{"date_operation": "0001-01-01T00:00:00Z"}'), '400 parametre_invalide',
  'the year one');
select is(essai.ouverts('x'), 'horloge_invraisemblable', 'it stays open');
select is(pg_temp.redater(jsonb_build_object('date_operation', essai.t())), 'leve',
  'at the reception');

select * from finish();
rollback;

-- Spec: file-de-controle#repose: a correction lifts every unknown reference of its command that it
-- no longer names, and none that it still names.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.inconnue(p_nom text) returns jsonb language sql as $$
  select jsonb_build_object('contrat_id', essai.id('nul c ' || p_nom),
                            'parcelle_id', essai.id('nul p ' || p_nom))
$$;
create function pg_temp.champs(p_nom text) returns text language sql as $$
  select string_agg(k.details ->> 'champ', ' ' order by k.details ->> 'champ')
  from controle.controle k
  where k.commande_id = essai.id('commande ' || p_nom) and k.statut = 'ouvert'
$$;
select from essai.collecter('x', pg_temp.inconnue('x'), '{"sequence": 1}');
select is(pg_temp.champs('x'), 'contrat_id parcelle_id', 'two references are unknown');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction',
    essai.payload_corrige('x')), 'leve', 'both are corrected by one decision');
select is(pg_temp.champs('x'), null, 'nothing asks for what the command no longer names');

select from essai.collecter('y', pg_temp.inconnue('y'), '{"sequence": 2}');
select is(essai.lever('rsci ESSAI', 'y', 'reference_inconnue', 'correction',
    essai.payload_corrige('y', pg_temp.inconnue('y') - 'contrat_id')), 'leve', 'one is corrected');
select is(pg_temp.champs('y'), 'parcelle_id', 'the other one, which is still named, stays');

select from essai.faire('intrant.remettre', 'r', jsonb_build_object(
  'producteur_id', essai.id('nul'), 'intrant_id', essai.id('nul intrant')));
select is(pg_temp.champs('r'), 'intrant_id producteur_id', 'of another type of command');
select is(essai.lever('rsci ESSAI', 'r', 'reference_inconnue', 'correction', jsonb_build_object(
    'type', 'intrant.remettre', 'version_schema', 1,
    'payload', essai.payload('intrant.remettre', 'r'))), 'leve', 'both are corrected');
select is(pg_temp.champs('r'), null, 'and nothing asks any more');

select * from finish();
rollback;

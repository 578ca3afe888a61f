-- Spec: file-de-controle#regularisation: a collection is regularized only once a validated capacity
-- covers the whole consumption up to this collection.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select from essai.collecter('x', essai.kg(1000001));
create function pg_temp.refus() returns jsonb language plpgsql as $$
declare
  v_detail text;
begin
  perform capacite.regulariser(k, '{}', essai.id('rsci ESSAI'), essai.t(1))
  from controle.controle k;
  return null;
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return v_detail::jsonb;
end
$$;

select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'regularisation'),
  '409 capacite_insuffisante', 'while the ceiling is one gram short');
select is(pg_temp.refus(), '{"plafond_g": 1000000, "consomme_g": 1000001}',
  'the details say by how much');
select is(essai.ouverts('x'), 'capacite_depassee', 'it stays open');
insert into capacite.capacite (organisation_id, campagne_id, producteur_id, matiere_code, etat_code,
  capacite_g, lignes, proposee_le)
values (core.organisation_id(), essai.id('campagne ESSAI'), essai.id('Kossi'), 'ANANAS', 'AB',
  9000000, '[]', essai.t());
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'regularisation'),
  '409 capacite_insuffisante', 'a capacity that nobody validated covers nothing');
update capacite.solde set plafond_g = 9000000 where etat_code <> 'AB';
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'regularisation'),
  '409 capacite_insuffisante', 'nor does another state''s');
update capacite.solde set plafond_g = 1000001 where etat_code = 'AB';
select is(essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'regularisation'), 'leve',
  'a ceiling that covers it to the gram');
select is((select e.ecartee_du_bio from collecte.effet e), false, 'the matter is free');
select is(essai.capacites(), 'Kossi ANANAS AB 1000001', 'what was taken stays taken');

select * from finish();
rollback;

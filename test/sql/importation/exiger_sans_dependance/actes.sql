-- Spec: imports#annulation, corrections#issues: what stands on an import is listed with the act
-- that leads out, also where nothing takes it back: a later state of a plot, a contract that was
-- activated, a client that changed, a capacity that was validated.
begin;
set local role metier;
select plan(9);
select essai.preparer_capacites();
create function pg_temp.actes(p_genre text, p_id uuid) returns text language plpgsql as $$
declare
  v_details jsonb := essai.details_de(format(
    'select importation.exiger_sans_dependance(%L, %L)', p_genre, array[p_id]));
begin
  return (select string_agg(distinct coalesce(regexp_replace(d.value ->> 'acte', '[0-9a-f-]{36}',
                                                    ':id'), 'none'), ', ')
          from jsonb_array_elements(v_details -> 'dependances') as d);
end
$$;
select set_config('essai.capacite', essai.proposer(p_compte => 'rsci')::text, true);
select matches(essai.valider(current_setting('essai.capacite')::uuid, 'adjoint'), 'proposee',
  'a first validation');
select is(pg_temp.actes('capacites', current_setting('essai.capacite')::uuid),
  'POST /v1/capacites', 'a capacity that was validated');
select set_config('essai.dite', r.id::text, true) from conformite.revision r
where r.parcelle_id = essai.id('parcelle Kossi');
select from conformite.reviser(essai.id('parcelle Kossi'), 'AB', 'C2', essai.t(-1), 'x',
  essai.id('admin ESSAI'), essai.t());
select is(pg_temp.actes('statuts', current_setting('essai.dite')::uuid),
  'POST /v1/conformite/statuts', 'a later state');
select set_config('essai.contrat', essai.contracter() ->> 'id', true);
select from contrat.activer(current_setting('essai.contrat')::uuid, essai.id('admin ESSAI'),
  essai.t());
select is(pg_temp.actes('contrats', current_setting('essai.contrat')::uuid),
  'POST /v1/contrats/:id/clore', 'an active contract');
select from contrat.clore(current_setting('essai.contrat')::uuid, 'x', essai.id('admin ESSAI'),
  essai.t(1));
select is(pg_temp.actes('contrats', current_setting('essai.contrat')::uuid), 'none',
  'a closed one is out of use');
select from client.creer('{"code": "BIO", "nom": "Bio Import", "pays": "FR"}', essai.t(-10));
select from client.client c cross join lateral client.modifier(
  c.id, '{"nom": "Autre"}', essai.id('admin ESSAI'), essai.t());
select is(pg_temp.actes('clients', c.id), 'POST /v1/clients/:id/desactiver',
  'a client that changed') from client.client c;
select from client.client c cross join lateral client.changer_activite(
  c.id, false, 'x', essai.id('admin ESSAI'), essai.t(1));
select is(pg_temp.actes('clients', c.id), 'none', 'one that is out of use') from client.client c;
insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Deux');
select is(essai.agir('producteur.changer_groupement', essai.id('Kossi'), jsonb_build_object(
    'groupement_id', essai.id('G2'), 'le', essai.t(-2))), 'fait', 'a change of group');
select matches(pg_temp.actes('groupements', essai.id('G2')), 'POST /v1/producteurs/:id/groupement',
  'a group that a member joined');

select * from finish();
rollback;

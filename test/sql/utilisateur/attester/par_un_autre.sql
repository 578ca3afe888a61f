-- Spec: identites-et-droits#attestation: an account is attested by another proven administrator,
-- journalled; by the publisher's support if there is only one administrator.
begin;
set local role metier;
select plan(10);
select essai.preparer();

create function pg_temp.attester(p_par text, p_id text) returns text language plpgsql as $$
begin
  if p_par = 'editeur' then
    perform utilisateur.attester_par_editeur(essai.editeur(),
      jsonb_build_object('id', core.organisation_id(), 'utilisateur_id', essai.compte(p_id),
                         'raison', 'Vu'), essai.t());
  else
    perform utilisateur.attester(essai.compte(p_par), essai.compte(p_id), 'Vu', essai.t());
  end if;
  return 'attesté ' || utilisateur.est_prouve(essai.compte(p_id));
exception when sqlstate 'TR403' then
  return sqlerrm;
end
$$;
select essai.ouvrir('d');
select is(pg_temp.attester('admin', 'd'), 'attestation_refusee', 'not by who made it');
select is(pg_temp.attester('editeur', 'd'), 'attesté true', 'the only administrator: by support');
select essai.ouvrir('chef', '{"ensembles": ["administrateur_client"]}');
select essai.ouvrir('f');
select is(pg_temp.attester('chef', 'f'), 'attestation_refusee', 'who is not proven attests nobody');
select is(pg_temp.attester('chef', 'chef'), 'attestation_refusee', 'nor oneself');
select is(pg_temp.attester('editeur', 'chef'), 'attesté true', 'nobody else may');
select is(pg_temp.attester('editeur', 'f'), 'attestation_refusee', 'now an administrator may');
select is(pg_temp.attester('chef', 'f'), 'attesté true', 'proven, and another than who made it');
select utilisateur.ouvrir(essai.compte('admin'), '{"identifiant": "g", "nom_affiche": "X",
  "ensembles": ["administrateur_client"]}'::jsonb || essai.secret('g'), essai.t(-1));
select utilisateur.ouvrir(essai.compte('g'), '{"identifiant": "h", "nom_affiche": "X"}'::jsonb
  || essai.secret('h'), essai.t(-1));
select personne.prouver_par_emetteur('{"emetteur_tiers": true}', essai.compte('admin'),
  essai.t());
select is(pg_temp.attester('admin', 'h'), 'attestation_refusee',
  'nor who is one person with who made it');
select is(pg_temp.attester('editeur', 'h'), 'attesté true', 'support, where none of them may');
select is((select count(*) from journal.evenement e where e.action = 'utilisateur.attester'
    and e.details ->> 'raison' = 'Vu'), 4::bigint, 'each is journalled');

select * from finish();
rollback;

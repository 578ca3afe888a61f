-- Spec: identites-et-droits#ensembles: the codes of the default sets prove roles: a code is used
-- once.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.creer(p_code text, p_permissions text default '["stock.manage"]')
returns text language sql as $$
  select essai.issue_de(format('select utilisateur.creer_ensemble(essai.session(), %L, essai.t())',
    jsonb_build_object('code', p_code, 'libelle', 'Libellé', 'permissions', p_permissions::jsonb,
      'raison', 'Besoin')))
$$;

select is(pg_temp.creer('rsci'), '409 ensemble_existant', 'a role that exists');
select pg_temp.creer('pesee');
select is(pg_temp.creer('pesee'), '409 ensemble_existant', 'a set of the organization''s own');
select essai.entrer('VOISIN');
select isnt(pg_temp.creer('pesee'), '409 ensemble_existant',
  'another organization gives its own codes');
select is(
  essai.issue_de($$ insert into utilisateur.ensemble (organisation_id, code, libelle)
      values (core.organisation_id(), 'ok', 'x') returning code $$), 'ok', 'a code is a word');
select throws_ok($$ insert into utilisateur.ensemble (organisation_id, code, libelle)
    values (core.organisation_id(), 'Pas Ok', 'x') $$, '23514', null, 'and nothing else');

select * from finish();
rollback;

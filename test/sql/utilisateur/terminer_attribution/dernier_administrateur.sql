-- Spec: identites-et-droits#dernier-administrateur: no end, now or later, leaves the organization
-- without an administrator.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.terminer(p_compte text, p_ensemble text, p_demande jsonb default '{}',
  p_le timestamptz default essai.t()) returns text language sql as $$
  select essai.issue_de(
    format('select utilisateur.terminer_attribution(essai.session(), %L, %L, %L)',
      coalesce(essai.attribution(p_compte, p_ensemble), essai.id('?')), '{"raison": "Départ"}'
      || p_demande, p_le))
$$;

select is(pg_temp.terminer('admin', 'administrateur_client'), '409 dernier_administrateur',
  'one''s own, the only one');
select is(pg_temp.terminer('admin', 'administrateur_client',
    jsonb_build_object('le', essai.t(300))), '409 dernier_administrateur', 'at a date to come');
select essai.deuxieme_admin();
select is(pg_temp.terminer('admin', 'administrateur_client',
    jsonb_build_object('le', essai.t(300)))::jsonb ->> 'statut', 'en_cours',
  'somebody else remains');
select is(pg_temp.terminer('admin2', 'administrateur_client',
    jsonb_build_object('le', essai.t(400))), '409 dernier_administrateur',
  'who may not leave later');
select is(pg_temp.terminer('admin2', 'administrateur_client',
    jsonb_build_object('le', essai.t(200))), '409 dernier_administrateur', 'nor before');
update utilisateur.utilisateur
set actif_pendant = tstzmultirange(tstzrange(essai.t(-400), essai.t(100)))
where id = essai.id('admin2 ESSAI');
select is(essai.issue_de('select utilisateur.exiger_un_gestionnaire(essai.t())'),
  '409 dernier_administrateur', 'an account that is not active does not count');

select * from finish();
rollback;

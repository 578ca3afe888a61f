-- Spec: organisations-et-modules#activites: each switch of an activity is a dated period, with its
-- author.
begin;
set local role metier;
select plan(9);
select essai.preparer();

create function pg_temp.basculer(p_code text, p_acte text, p_le timestamptz default essai.t(1))
returns text language sql as $$
  select essai.issue_de(format('select activite.basculer(essai.session(), %L, %L, %L, %L)', p_code,
      p_acte, 'Décision', p_le))
$$;

select is(pg_temp.basculer('collecte', 'desactiver'), '409 arbre_non_initialise',
  'not before the initialization');
select activite.initialiser(essai.session(), null, essai.t());
select is(pg_temp.basculer('collecte', 'desactiver')::jsonb ->> 'etat', 'lecture_seule', 'off');
select is(pg_temp.basculer('collecte', 'desactiver'), '409 etat_inchange', 'already');
select is(pg_temp.basculer('collecte', 'activer', essai.t(3))::jsonb -> 'periodes',
  jsonb_build_array(
  jsonb_build_object('debut', core.horodatage(essai.t()), 'fin', core.horodatage(essai.t(1))),
  jsonb_build_object('debut', core.horodatage(essai.t(3)), 'fin', null)),
  'on again, with both periods');
select is(pg_temp.basculer('collecte', 'activer', essai.t(3)), '409 etat_inchange', 'already');
select is((select array_agg(b.acte || ' ' || b.auteur_id || ' ' || b.raison order by b.id)
    from activite.bascule b where b.activite = 'collecte'),
  array['desactiver ' || essai.id('admin ESSAI') || ' Décision',
    'activer ' || essai.id('admin ESSAI') || ' Décision'], 'who and why');
select is((select array_agg(e.action order by e.id) from journal.evenement e
    where e.entite = 'activite'), '{activite.desactiver,activite.activer}', 'journalled');
select is(pg_temp.basculer('vendange', 'activer'), '404 activite_inconnue', 'unknown');
select module.activer('stock', essai.t(2));
select is(pg_temp.basculer('station', 'activer', essai.t(4))::jsonb -> 'bascules' -> 0 ->> 'acte',
  'activer', 'one that was never on');

select * from finish();
rollback;

-- Spec: terrain#chevauchement: shared land of a pair beyond the confirmed land gets a control of
-- its own.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

create function pg_temp.relever(p_nom text, p_parcelle text, p_lon numeric, p_heure text)
returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.relever', p_nom,
      jsonb_build_object('parcelle_id', essai.id(p_parcelle),
    'releve', essai.releve(p_nom, essai.rectangle(p_lon, 6.4))),
  essai.capture(essai.t(0, p_heure))))
$$;
create function pg_temp.enregistrer(p_nom text, p_lon numeric, p_heure text) returns text
language sql as $$
  select essai.motifs(essai.faire('parcelle.enregistrer', p_nom,
      jsonb_build_object('releve', essai.releve(p_nom, essai.rectangle(p_lon, 6.4))),
    essai.capture(essai.t(0, p_heure))))
$$;
create function pg_temp.ouvert() returns text language sql as $$
  select string_agg(k.details ->> 'polygone_id', ' ') from controle.controle k
  where k.statut = 'ouvert' and k.motif = 'chevauchement_parcelle'
$$;
create function pg_temp.confirmer() returns text language sql as $$
  select controle.lever((core.organisation_id(), essai.id('rsci ESSAI'), true)::utilisateur.session,
    k.id, '{"decision": "confirmation", "raison": "vu"}', essai.t(1)) ->> 'statut'
  from controle.controle k where k.statut = 'ouvert' and k.motif = 'chevauchement_parcelle'
$$;
select pg_temp.enregistrer('a', 2.1, '05:00');
select is(pg_temp.enregistrer('b', 2.1005, '05:30'), 'chevauchement_parcelle', 'a strip in common');
select is(pg_temp.relever('b sur a', 'b', 2.1, '06:00'), null,
  'while that is open, all of it is not found again');
select is(pg_temp.confirmer(), 'leve', 'the strip is confirmed');
select is(pg_temp.ouvert(), essai.id('polygone b sur a')::text, 'the rest is asked about');
select is(pg_temp.confirmer(), 'leve', 'once');
select is(pg_temp.ouvert(), null, 'and nothing more');

select * from finish();
rollback;

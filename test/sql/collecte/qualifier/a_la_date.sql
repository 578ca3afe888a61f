-- Spec: collectes#qualite: the plot's state on the day of the collection counts.
begin;
set local role metier;
select plan(2);
select essai.preparer();

create function pg_temp.etat(p_nom text, p_declaree jsonb, p_champs jsonb default '{}') returns text
language sql as $$
  select essai.collecter(p_nom, p_champs || jsonb_build_object('qualite_declaree', p_declaree));
  select concat_ws(' ', coalesce(q.etat_code, 'rien'), r.motifs::text)
  from commande.commande_resultat r left join collecte.qualite q on q.collecte_id = essai.id(p_nom)
  where r.commande_id = essai.id('commande ' || p_nom)
$$;
insert into capacite.solde (organisation_id, campagne_id, producteur_id, matiere_code, etat_code,
  plafond_g)
select core.organisation_id(), essai.id('campagne ESSAI'), essai.id('Kossi'), 'ANANAS', e, 10000000
from unnest('{C1,C2,C3,conventionnel}'::text[]) as e;

update conformite.statut_parcelle set periode = tstzrange(essai.t(-200), essai.t(0, '07:00'));
insert into conformite.statut_parcelle (organisation_id, parcelle_id, referentiel_code, etat_code,
  periode, raison)
values (core.organisation_id(), essai.id('parcelle Kossi'), 'AB', 'C1',
  tstzrange(essai.t(0, '07:00'), null), 'déclassée');

create function pg_temp.a(p_nom text, p_le timestamptz) returns text language sql as $$
  select essai.collecter(p_nom, '{}', essai.capture(p_le));
  select q.etat_code || ' ' || r.motifs::text from commande.commande_resultat r
    join collecte.qualite q on q.collecte_id = essai.id(p_nom)
  where r.commande_id = essai.id('commande ' || p_nom)
$$;
select is(pg_temp.a('avant', essai.t(0, '06:59')), 'AB {}', 'before the change');
select is(pg_temp.a('apres', essai.t(0, '07:00')), 'C1 {ecart_calcul}', 'from it on');

select * from finish();
rollback;

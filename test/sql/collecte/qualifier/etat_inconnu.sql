-- Spec: collectes#qualite: A quality state that is not in the catalogue is an unknown reference;
-- the server's state is kept.
begin;
set local role metier;
select plan(3);
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

select is(pg_temp.etat('etat', '{"AB": "SUPERBIO"}'), 'AB {reference_inconnue}',
  'an unknown state of a known referential');
select is(pg_temp.etat('referentiel', '{"XX": "AB"}'), 'AB {reference_inconnue}',
  'an unknown referential');
select is((select c.qualite_declaree from collecte.collecte c where c.id = essai.id('etat')),
  '{"AB": "SUPERBIO"}',
  'what was declared is kept');

select * from finish();
rollback;

-- Spec: collectes#qualite: a collection without a declared state has its plot's state.
begin;
set local role metier;
select plan(1);
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

select is(pg_temp.etat('x', '{}'), 'AB {}', 'the plot''s state, without motif');

select * from finish();
rollback;

-- Spec: collectes#qualite: a plot without a state is conventional: any state declared for it is too
-- high.
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

insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, nom,
  surface_declaree_m2, cree_le)
values (core.organisation_id(), essai.id('neuve'), essai.id('Kossi'), essai.id('Kossi'), 'neuve', 1,
  essai.t(-1));
create function pg_temp.neuve() returns jsonb
language sql as $$ select jsonb_build_object('parcelle_id', essai.id('neuve')) $$;

select is(pg_temp.etat('muette', '{}', pg_temp.neuve()), 'rien {}',
  'nothing declared, nothing known');
select is(pg_temp.etat('bio', '{"AB": "AB"}', pg_temp.neuve()), 'rien {ecart_calcul}',
  'declared AB: not taken from the phone');
select is((select array_agg(distinct k.etat_code)
    from capacite.toute_consommation k), '{conventionnel}',
  'the capacity is taken as conventional');

select * from finish();
rollback;

-- Spec: commandes#ordre-d-arrivee: a chain of three commands has the same result in each order; a
-- control that only depends on a record waiting for a late reference is lifted with the record's
-- control.
begin;
set local role metier;
select plan(11);
select essai.preparer_ordre();

create function pg_temp.chaine(p_chaine jsonb, p_ordre integer[]) returns jsonb
language sql as $$
  select essai.jouer((select jsonb_agg(p_chaine -> (o.i - 1) order by o.rang)
      from unnest(p_ordre) with ordinality as o (i, rang)),
    array(select ('{06:00,06:30,07:00}'::text[])[o.i]
          from unnest(p_ordre) with ordinality as o (i, rang) order by o.rang))
$$;
create temporary table attendu as
select c.nom, c.trois, pg_temp.chaine(c.trois, '{1,2,3}') as fin
from (values
  ('a member, their plot, a collection', jsonb_build_array(
     essai.ordre('producteur.enregistrer', 'Afi'),
     essai.ordre('parcelle.enregistrer', 'terre', essai.d_un_membre('Afi')),
     essai.ordre('collecte.enregistrer', 'collecte',
       essai.d_un_membre('Afi') || essai.sur_une_parcelle('terre')))),
  ('a plot, its crops, a collection', jsonb_build_array(
     essai.ordre('parcelle.enregistrer', 'terre', essai.autre_culture()),
     essai.ordre('parcelle.relever', 'r', essai.ananas() || essai.sur_une_parcelle('terre')),
     essai.ordre('collecte.enregistrer', 'collecte', essai.sur_une_parcelle('terre')))),
  ('a crop, a collection, its note', jsonb_build_array(
     essai.ordre('parcelle.relever', 'r', essai.ananas()),
     essai.ordre('collecte.enregistrer', 'collecte', essai.d_un_membre('Koffi')
       || essai.sur_une_parcelle('champ') || '{"qualite_declaree": {}}'),
     essai.ordre('livraison.etablir_bon', 'b')))) as c (nom, trois);
select is(pg_temp.chaine(a.trois, o.ordre::integer[]), a.fin, a.nom || ' ' || o.ordre)
from attendu a, unnest('{"{2,1,3}","{2,3,1}","{3,2,1}"}'::text[]) as o (ordre);

select from essai.faire('parcelle.enregistrer', 'champ', essai.d_un_membre('Ama'));
select from essai.controler('parcelle', essai.id('champ'));
select from essai.collecter('c', essai.sur_une_parcelle('champ'));
select from essai.faire('producteur.enregistrer', 'Ama');
select from essai.resoudre_references();
select is(essai.ouverts('champ'), null, 'the late reference of a plot is resolved');
select ok(essai.ouverts('c') like '%dependance_en_controle%',
  'another control of the plot keeps what depends on it');

select * from finish();
rollback;

-- Spec: terrain#culture-a-la-date: the products of a plot at a date are those of its crops at that
-- date.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.cultiver(p_nom text, p_le timestamptz, p_produits uuid[]) returns text
language sql as $$
  select essai.motifs(essai.faire('parcelle.relever', p_nom, jsonb_build_object(
    'parcelle_id', essai.id('champ'),
    'releve', essai.releve(p_nom, essai.ailleurs('champ')),
    'cultures', coalesce((select jsonb_agg(jsonb_build_object('produit_id', p, 'part_cp', 5000))
                          from unnest(p_produits) as p), '[]')), essai.capture(p_le)))
$$;
select from essai.faire('parcelle.enregistrer', 'champ', jsonb_build_object('cultures',
  jsonb_build_array(jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp', 8000))),
  essai.capture(essai.t(0, '02:00')));
select from pg_temp.cultiver('jachere', essai.t(0, '03:00'), '{}');
select from pg_temp.cultiver('deux', essai.t(0, '04:00'),
  array[essai.produit('JUS'), essai.produit('ANANAS')]);
select from pg_temp.cultiver('inconnu', essai.t(0, '05:00'), array[essai.id('nul')]);

select is(parcelle.produits_au(essai.id('champ'), t.le), array(
    select c.produit_id from parcelle.cultures_au(essai.id('champ'), t.le) as c
    order by c.produit_id), 'at ' || t.le::text)
from (values (essai.t(0, '02:30')), (essai.t(0, '03:30')), (essai.t(0, '04:30')),
        (essai.t(0, '05:30'))) as t (le);
select is(array(select cardinality(parcelle.produits_au(essai.id('champ'), t.le))
    from (values (essai.t(0, '02:30')), (essai.t(0, '03:30')), (essai.t(0, '04:30')),
            (essai.t(0, '05:30'))) as t (le)), '{1,0,2,1}', 'one, fallow, two, an unknown one');

select * from finish();
rollback;

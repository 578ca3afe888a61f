-- Spec: capacites#consommation: fruit and its products consume one ceiling, each by its
-- coefficient.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.jus(p_nom text, p_g bigint) returns text language sql as $$
  select essai.motifs(essai.collecter(p_nom,
      essai.kg(p_g) || jsonb_build_object('produit_id', essai.produit('JUS'))))
$$;

select is(essai.motifs(essai.collecter('fruits', essai.kg(400000))), null,
  '400 kg of fruit of a ceiling of 1,000');
select is(pg_temp.jus('jus', 300000), null,
  '300 kg of juice, two grams of fruit a gram: at the ceiling');
select is((select s.consomme_g from capacite.solde s), 1000000::bigint, 'one balance holds both');
select is(pg_temp.jus('trop', 1), 'capacite_depassee', 'one gram of juice more');
select is((select array_agg(k.quantite_g order by k.quantite_g) from capacite.toute_consommation k),
  '{2,400000,600000}',
  'consumption is in grams of fruit');
select is((select array_agg(distinct k.matiere_code)
    from capacite.toute_consommation k), '{ANANAS}',
  'of the raw material');

select * from finish();
rollback;

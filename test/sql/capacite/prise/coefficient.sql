-- Spec: capacites#consommation: a product consumes grams of its raw material by the coefficient,
-- rounded up.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.prise(p_code text, p_net_g bigint, p_ppm integer) returns text
language sql as $$
  select concat_ws(' ', p.matiere_code, p.quantite_g)
  from capacite.prise((select jsonb_populate_record(d, jsonb_build_object('coefficient_ppm', p_ppm))
      from produit.produit d where d.code = p_code), p_net_g) as p
$$;
select is(pg_temp.prise('JUS', 100, 2000000), 'ANANAS 200', 'of its linked raw material');
select is(pg_temp.prise('ANANAS', 100, 1000000), 'ANANAS 100', 'of itself');
select is(pg_temp.prise('JUS', 3, 1333333), 'ANANAS 4', 'what is left of a gram is a gram');

select * from finish();
rollback;

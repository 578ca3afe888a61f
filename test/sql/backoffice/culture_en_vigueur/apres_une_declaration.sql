-- Spec: terrain#cultures: the crops returned are those in force: a later declaration replaces the
-- crops of the registration.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();
select essai.mesurer_kossi();
update parcelle.parcelle set cree_le = essai.t(-90) where id = essai.id('parcelle Kossi');
select set_config('sillon.le', essai.t(1)::text, true);

create function pg_temp.changer(p_cultures jsonb) returns void language sql as $$
  select parcelle.changer_cultures(essai.id('parcelle Kossi'),
    jsonb_build_object('le', essai.t(0), 'raison', 'replantée', 'cultures', p_cultures),
    essai.id('rsci ESSAI'), essai.t(1))
$$;
create function pg_temp.en_vigueur() returns text language sql as $$
  select string_agg(d.code, ' ' order by d.code)
  from parcelle.parcelle p cross join lateral backoffice.parcelle_cultures_en_vigueur(p) as c
    join produit.produit d on d.id = c.produit_id
  where p.id = essai.id('parcelle Kossi')
$$;
reset role;
select is(pg_temp.en_vigueur(), 'ANANAS', 'the registration, until something else is said');
set local role metier;
select pg_temp.changer(
  jsonb_build_array(jsonb_build_object('produit_id', essai.produit('JUS'), 'part_cp', 5000)));
reset role;
select is(pg_temp.en_vigueur(), 'JUS', 'the declaration alone');
select set_config('sillon.le', essai.t(-1)::text, true);
reset role;
select is(pg_temp.en_vigueur(), 'ANANAS', 'before it, the registration');
select set_config('sillon.le', essai.t(1)::text, true);
set local role metier;
select pg_temp.changer('[]');
reset role;
select is(pg_temp.en_vigueur(), null, 'fallow');

select * from finish();
rollback;

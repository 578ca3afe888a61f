-- Spec: collectes#rejugement: a correction posts only the differences, leaves entries out that
-- cancel each other, and sums to zero for each product.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select from essai.collecter('x', essai.kg(1000));
create function pg_temp.redresser(p_refs jsonb, p_net_g bigint) returns text language plpgsql as $$
declare
  v_lignes text;
begin
  perform collecte.redresser_matiere(c,
    jsonb_build_object('producteur_id', essai.id('Kossi'), 'produit_id', essai.produit('ANANAS'))
    || p_refs, p_net_g, essai.t(0, '05:00'), essai.t(1))
  from collecte.collecte c;
  select string_agg(concat_ws(' ', k.genre, p.nom, d.code, e.quantite_g), ', ' order by k.genre,
    p.nom, d.code) into v_lignes
  from matiere.mouvement m join matiere.toute_ecriture e on e.mouvement_id = m.id
    join matiere.compte k on k.id = e.compte_id
    left join producteur.producteur p on p.id = k.objet_id left join produit.produit d
      on d.id = e.produit_id
  where m.genre = 'correction';
  raise sqlstate 'TS000' using message = coalesce(v_lignes, 'rien');
exception when sqlstate 'TS000' then
  return sqlerrm;
end
$$;
select essai.producteur('Afi');
select is(pg_temp.redresser('{}', 1000), 'rien', 'the same: no movement');
select is(pg_temp.redresser('{}', 1500), 'garde ANANAS 500, producteur Kossi ANANAS -500',
  'more mass: the difference');
select is(pg_temp.redresser('{}', 0), 'garde ANANAS -1000, producteur Kossi ANANAS 1000',
  'none: all goes back');
select is(pg_temp.redresser(jsonb_build_object('producteur_id', essai.id('Afi')), 1000),
  'producteur Afi ANANAS -1000, producteur Kossi ANANAS 1000',
  'another origin: custody does not move');
select is(pg_temp.redresser('{"producteur_id": null}', 1000),
  'inconnu ANANAS -1000, producteur Kossi ANANAS 1000', 'an unknown one');
select is(pg_temp.redresser(jsonb_build_object('produit_id', essai.produit('JUS')), 900),
  'garde ANANAS -1000, garde JUS 900, producteur Kossi ANANAS 1000, producteur Kossi JUS -900',
  'another product: each sums to zero');

select * from finish();
rollback;

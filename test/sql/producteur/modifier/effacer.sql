-- Spec: types-de-commandes#producteur-modifier: a null field was emptied, and a missing field did
-- not change.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

create function pg_temp.modifier(p_nom text, p_champs jsonb) returns text language sql as $$
  select essai.motifs(essai.faire('producteur.modifier', p_nom,
      jsonb_build_object('champs', p_champs, 'version_base', 1, 'producteur_id', essai.id('Afi'))))
$$;
select essai.faire('producteur.enregistrer', 'Afi');

select is(pg_temp.modifier('m1', '{"telephone": null, "date_naissance": null}'), null,
  'two fields are emptied');
select is((select array[p.telephone, p.date_naissance::text, p.localite, p.sexe]
    from producteur.producteur p where p.id = essai.id('Afi')),
  array[null, null, 'Glazoué', 'F'], 'those and no other');
select is((select string_agg(h.champ || ' ' || h.valeur, ',' order by h.champ)
    from producteur.champ h where h.version = 2), 'date_naissance null,telephone null',
  'the history says so');
select is((select count(*) from producteur.piece_identite), 1::bigint, 'the document stays');

select * from finish();
rollback;

-- Spec: lots#ecart-du-bio: an exceeded ceiling excludes a lot from its own referential only.
begin;
set local role metier;
select plan(9);
select essai.preparer();

create function pg_temp.ecarts(p_nom text) returns text language sql as $$
  select string_agg(b.referentiel_code || ' ' || b.motifs::text, ', ')
  from lot.ecartes_du_bio(array[essai.id('lot ' || p_nom)]) as b
  where b.collecte_id = essai.id('de trop ' || p_nom)
$$;
select essai.lot_tenu('transition'), essai.lot_tenu('deux', '{"NOP": "NOP"}'),
  essai.lot_tenu('sans statut', '{"NOP": "HS"}');
select essai.lot_tenu('c3', '{"AB": "C3", "NOP": "TR"}'),
  essai.lot_tenu('c1', '{"AB": "C1", "NOP": "NOP"}');
select is(lot.categorie(essai.id('lot transition')), 'conventionnel',
  'what is shown of the lot is the lowest of its states');
select is(pg_temp.ecarts('transition'), 'AB {capacite_depassee}',
  'it is organic under AB, and barred there');
select is(pg_temp.ecarts('deux'), 'AB {capacite_depassee}',
  'organic under both: the capacity is one of AB');
select is(pg_temp.ecarts('sans statut'), 'AB {capacite_depassee}',
  'without status under the other');
select is(pg_temp.ecarts('c3'), 'AB {capacite_depassee}', 'in conversion');
select is(pg_temp.ecarts('c1'), null,
  'conventional under the referential of the capacity, it is not');
select is((select string_agg(distinct e.ecartee_du_bio || ' ' || e.referentiel_ecarte, ',')
    from collecte.effet e), 'true AB', 'the collections say which');
select lot.qualifier(essai.id('lot transition'), '{"AB": "C1"}', 'decision', null,
  essai.id('rsci ESSAI'), essai.t(1));
select is(pg_temp.ecarts('transition'), null, 'declared conventional, it is free');

update collecte.collecte set campagne_id = null where id = essai.id('de trop deux');
select is(pg_temp.ecarts('deux'), 'AB {capacite_depassee}, NOP {capacite_depassee}',
  'a capacity that is no longer known bars under each');

select * from finish();
rollback;

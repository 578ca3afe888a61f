-- Spec: lots#requalification: a lot is lowered with its inputs, and rises with them unless another
-- cause had lowered it.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.requalifier(p_nom text, p_etat text) returns jsonb language sql as $$
  select lot.requalifier(essai.id('lot ' || p_nom), jsonb_build_object('AB', p_etat), 'correction',
    'essai', essai.id('rsci ESSAI'), essai.t(2))
$$;
select from essai.lot('a', 1000, 'validé', 'C1');
select from essai.lot('b', 1000, 'validé', 'AB');
select from essai.transformer('{a}', 'seul', 100);
select from essai.transformer('{a,b}', 'deux', 100);
select from essai.transformer('{seul,deux}', 'losange', 10);
select from essai.transformer('{a}', 'abaissé', 100);
select from lot.qualifier(essai.id('lot abaissé'), '{"AB": "C1"}', 'decision', 'x',
  essai.id('rsci ESSAI'), essai.t(2));
select from essai.transformer('{a}', 'décidé', 100);
insert into lot.qualite (organisation_id, lot_id, referentiel_code, etat_code, origine, raison,
  auteur_id, le)
values (core.organisation_id(), essai.id('lot décidé'), 'AB', 'C1', 'decision', 'x',
  essai.id('rsci ESSAI'), essai.t(2));
select is(jsonb_array_length(pg_temp.requalifier('a', 'AB')), 5, 'the lot, and four made of it');
select is(array[essai.etat('seul'), essai.etat('deux'), essai.etat('losange')],
  array['AB AB', 'AB AB', 'AB AB'], 'rise with it');
select is(essai.etat('décidé'), 'AB C1', 'what a person decided stays');
select is(pg_temp.requalifier('a', 'AB'), '[]', 'no change, nothing');
select is(jsonb_array_length(pg_temp.requalifier('b', 'C2')), 3, 'another input falls');
select is(array[essai.etat('seul'), essai.etat('deux'), essai.etat('losange')],
  array['AB AB', 'AB C2', 'AB C2'], 'what was made of it falls');
select is(lot.requalifier(essai.id('lot b'), '{}', 'correction', 'essai', essai.id('rsci ESSAI'),
    essai.t(2)) #> '{0,apres}', '{"AB": "C1"}', 'nothing known any more');

select * from finish();
rollback;

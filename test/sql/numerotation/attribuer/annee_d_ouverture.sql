-- Spec: numerotation#annee: on New Year's night the organization's time zone decides.
begin;
set local role metier;
select plan(1);
select essai.preparer();

create function pg_temp.attribuer(p_nom text, p_nature text default 'MP',
  p_produit text default 'ANANAS', p_campagne text default 'campagne ESSAI') returns text
  language sql as $$
  select numerotation.attribuer(essai.id(p_campagne), p_nature, essai.produit(p_produit),
    'collecte', essai.id(p_nom), essai.t())
$$;

update campagne.campagne set annee = 2030, active_pendant = '{["2026-12-31 23:30+00",)}';
select is(pg_temp.attribuer('a'), 'MP-ANANAS-27-0001',
  'opened half an hour after midnight in Porto-Novo: 2027, neither 2026 nor the campaign''s own '
  'year');

select * from finish();
rollback;

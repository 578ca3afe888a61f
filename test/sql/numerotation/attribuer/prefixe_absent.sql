-- Spec: numerotation#attribution: if the model needs a missing company prefix, no number is given,
-- and its rank is not consumed.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.attribuer(p_nom text, p_nature text default 'MP',
  p_produit text default 'ANANAS', p_campagne text default 'campagne ESSAI') returns text
  language sql as $$
  select numerotation.attribuer(essai.id(p_campagne), p_nature, essai.produit(p_produit),
    'collecte', essai.id(p_nom), essai.t())
$$;

insert into numerotation.modele
values (core.organisation_id(), 2,
  '[{"type": "prefixe_entreprise", "actif": true}, {"type": "texte", "valeur": "-"},
  {"type": "nature"}, {"type": "produit"}, {"type": "annee_campagne"},
    {"type": "sequence", "chiffres": 3}]', essai.t());
update campagne.campagne set modele_numerotation_version = 2;

select is(pg_temp.attribuer('a'), null, 'no prefix, no number');
select is((select count(*) from numerotation.compteur c where c.dernier_rang > 0), 0::bigint,
  'no rank');
update organisation.organisation set prefixe_entreprise = 'COOP';
select is(pg_temp.attribuer('a'), 'COOP-MPANANAS26001', 'once it is set, the first rank');

select * from finish();
rollback;

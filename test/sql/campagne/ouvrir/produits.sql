-- Spec: packs-et-campagnes#produits: the opening copies the pack's products to the organization,
-- once each by their code; the organization's own products stay.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.creer(p_code text) returns void language sql as $$
  select campagne.creer(essai.id(p_code), p_code, 'Campagne', 2027, '2027-01-01', '2027-12-31',
    (select c.pack_version_id from campagne.campagne c limit 1), essai.t(-1));
  select null::void
$$;

select results_eq(
  'select p.code, p.est_matiere_premiere, p.matiere_premiere_liee_code, p.coefficient_ppm from '
  'produit.produit p order by 1',
  $$ values ('ANANAS', true, null, 1000000), ('JUS', false, 'ANANAS', 2000000),
    ('SANSREGLE', true, null, 1000000) $$, 'the pack''s products');
create temp table avant as select p.code, p.id from produit.produit p;
insert into produit.produit (organisation_id, code, nom_fr, nom_en, unite_code,
  est_matiere_premiere, actif_pendant)
values (core.organisation_id(), 'PROPRE', 'Propre', 'Own', 'kg', true, '{(,)}');

select numerotation.definir_modele('[{"type": "nature"}, {"type": "texte", "valeur": "/"},
    {"type": "produit"}, {"type": "texte", "valeur": "/"}, {"type": "code_campagne"},
  {"type": "texte", "valeur": "/"}, {"type": "sequence", "chiffres": 5}]', essai.t(-1));
select pg_temp.creer('C27');
select from campagne.ouvrir(essai.id('C27'), essai.t());
select results_eq('select p.code, p.id from produit.produit p join avant a using (code) order by 1',
  'select a.code, a.id from avant a order by 1',
  'the next opening keeps their ids');
select is((select p.pack_version_id from produit.produit p where p.code = 'PROPRE'), null,
  'the organization''s own product stays its own');

select * from finish();
rollback;

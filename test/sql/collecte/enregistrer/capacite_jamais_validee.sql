-- Spec: capacites#plafond: a proposal without a validation is no ceiling: the first gram exceeds
-- zero.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select essai.producteur('Afi', 'AB', 0);
select is(
  essai.motifs(essai.collecter('a',
      essai.kg(1) || jsonb_build_object('producteur_id', essai.id('Afi'), 'parcelle_id',
        essai.id('parcelle Afi')))),
  'capacite_depassee', 'a ceiling of zero is crossed by the first gram');
reset role;
alter table capacite.solde disable trigger all;
delete from capacite.solde where producteur_id = essai.id('Kossi');
set local role metier;
select is(essai.motifs(essai.collecter('b', essai.kg(1))), 'capacite_depassee',
  'no capacity at all is a ceiling of zero');
select results_eq(
  'select s.plafond_g, s.consomme_g from capacite.solde s where s.producteur_id = '
  'essai.id($$Kossi$$)', $$ values (0::bigint, 1::bigint) $$,
  'whose consumption is kept all the same');

select * from finish();
rollback;

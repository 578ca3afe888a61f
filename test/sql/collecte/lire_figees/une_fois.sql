-- Spec: packs-et-campagnes#pack-fige: a batch reads the frozen values of its campaigns once;
-- incomplete ones are read again at each command.
begin;
set local role metier;
select plan(6);
select essai.preparer();
create function pg_temp.enveloppe(p_campagne uuid, p_produit text) returns text language sql as $$
  select format('{"payload":{"campagne_id":"%s","produit_id":"%s"}}', p_campagne, p_produit)
$$;
create function pg_temp.figees(variadic p_enveloppes text[]) returns text language sql as $$
  select string_agg(format('%s %s', (f.modele).code_campagne, (f.produit).code), ','
                    order by (f.produit).code)
  from unnest(collecte.lire_figees(p_enveloppes)) as f
$$;
create temp table e as
  select pg_temp.enveloppe(essai.id('campagne ESSAI'), essai.produit('ANANAS')::text) as ananas;

select is(pg_temp.figees(e.ananas, e.ananas), 'C26 ANANAS', 'what two name is read once')
from e;
select is(pg_temp.figees(e.ananas, pg_temp.enveloppe(
    essai.id('campagne ESSAI'), essai.produit('SANSREGLE')::text)), 'C26 ANANAS',
  'a product without a refaction is not kept')
from e;
select is(pg_temp.figees(pg_temp.enveloppe(essai.id('nulle part'), essai.produit('ANANAS')::text)),
  null, 'nor is a campaign that is not known');
select is(pg_temp.figees('{"payload":{"campagne_id":"x","produit_id":"y"}}', '{}', 'x', ''), null,
  'what nobody can read names nothing');
select is(cardinality(collecte.lire_figees('{}')), 0, 'nor does an empty batch');
update campagne.campagne set modele_numerotation_version = null;
select is(pg_temp.figees(e.ananas), null, 'a campaign without a frozen model is not kept') from e;

select * from finish();
rollback;

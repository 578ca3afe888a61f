-- Spec: api#recherche-bureau: a search finds records of several kinds, and no record that the
-- caller may not read.
begin;
set local role metier;
select plan(7);
select essai.preparer();

select from essai.collecter('a');
create function pg_temp.trouves(p_compte text, p_recherche text) returns text
language sql stable as $$
  select coalesce(string_agg(r.dit ->> 'entite', ' ' order by r.rang), '')
  from jsonb_array_elements(fiche.rechercher(
      (core.organisation_id(), essai.id(p_compte || ' ESSAI'), true)::utilisateur.session,
      jsonb_build_object('recherche', p_recherche), essai.t(1))::jsonb -> 'resultats')
    with ordinality as r (dit, rang)
$$;
select is(pg_temp.trouves('rsci', 'kossi'), 'producteur', 'a producer by name');
select is(pg_temp.trouves('rsci', c.numero_officiel), 'collecte', 'a collection by its number')
from collecte.collecte c where c.commande_id = essai.id('commande a');
select is(pg_temp.trouves('rsci', lower(c.reference_provisoire)), 'collecte',
  'a collection by its reference, once')
from collecte.collecte c where c.commande_id = essai.id('commande a');
select is(pg_temp.trouves('rsci', 'introuvable'), '', 'nothing else');
select is(pg_temp.trouves('rsci', 'rsci'), '', 'accounts are for those who manage them');
select is(pg_temp.trouves('admin', 'rsci'), 'utilisateur', 'who find them');
select is(pg_temp.trouves('agent', 'agent'), '', 'a field agent finds no account');

select * from finish();
rollback;

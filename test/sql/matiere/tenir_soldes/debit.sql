-- Spec: matiere#jamais-negatif: nothing is taken from a lot in quarantine, nor more than its mass
-- from any lot.
begin;
set local role metier;
select plan(19);
select essai.preparer();

select essai.lot(s, 1000, s)
from unnest('{brouillon,en_attente,validé,consommé,quarantaine,rejeté,annulé,archivé}'::text[]) as
  s;
select is(essai.quantite(s), case s when 'brouillon' then 0 else 1000 end::bigint, s || ' holds')
from unnest('{brouillon,en_attente,validé,consommé,quarantaine,rejeté,annulé,archivé}'::text[]) as
  s;
select is(essai.sortir(s, 400), case s when 'quarantaine' then 'lot_en_quarantaine'
  when 'brouillon' then 'lot_non_debitable'
    when 'consommé' then 'lot_non_debitable' when 'archivé' then 'lot_non_debitable'
      else 'sorti' end, s || ' gives')
from unnest('{brouillon,en_attente,validé,consommé,quarantaine,rejeté,annulé,archivé}'::text[]) as
  s;
select is(essai.sortir('validé', 601), 'stock_insuffisant', 'not one gram more than it holds');
select is(essai.sortir('validé', 600), 'sorti', 'all that it holds');
select is_empty($$
  select s.compte_id from matiere.solde s
    left join matiere.toute_ecriture e on e.organisation_id = s.organisation_id
      and e.compte_id = s.compte_id
  group by s.compte_id, s.quantite_g having s.quantite_g <> coalesce(sum(e.quantite_g), 0) $$,
  'every balance is the sum of its entries');

select * from finish();
rollback;

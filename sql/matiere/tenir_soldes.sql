-- Guards the ledger and updates the balances of lots, in every write: the entries of one statement
-- sum to zero per movement and product. A lot that may not be debited gives only the shortage that
-- an inventory found in quarantine. A lot never gives matter that was not in it at the date of the
-- operation, or that left it since.
-- Spec: matiere#equilibre, matiere#jamais-negatif, lots#quarantaine.
-- Chosen: docs/decisions/0031-stock-a-toute-date.md.
-- Why: a constraint can not sum over rows; a statement-level trigger sees all entries of a movement
--      at once. A collection's entries touch no lot; one query by the keys of their accounts finds
--      this, where a join would read all accounts while few are known. From the latest operation of
--      a lot on, its present balance is enough; only an earlier debit reads the entries since.
-- Refuses: lot_en_quarantaine, lot_non_debitable, stock_insuffisant (a constraint stands
--          behind it), matiere_pas_encore_entree.
create or replace function matiere.tenir_soldes() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot record;
  v_somme record;
begin
  select bool_or(s.quantite_g <> 0) as desequilibree, bool_or(s.touche_un_lot) as touche_un_lot
  into v_somme
  from (
    select sum(e.quantite_g) as quantite_g,
           bool_or((select c.genre from matiere.compte c
                    where c.organisation_id = e.organisation_id and c.id = e.compte_id) = 'lot')
             as touche_un_lot
    from ecritures e
    group by e.organisation_id, e.mouvement_id, e.produit_id) as s;
  assert v_somme.desequilibree is not true,
    'a movement''s entries do not sum to zero per product';
  if v_somme.touche_un_lot is not true then
    return null;
  end if;

  select l.id, l.statut, s.debitable, b.quantite_g, -sum(e.quantite_g) as debit_g into v_lot
  from ecritures e
    join matiere.compte c on c.organisation_id = e.organisation_id and c.id = e.compte_id
    join lot.lot l on l.organisation_id = c.organisation_id and l.id = c.objet_id
    join lot.statut s on s.statut = l.statut
    join matiere.solde b on b.organisation_id = c.organisation_id and b.compte_id = c.id
  where c.genre = 'lot'
  group by l.organisation_id, l.id, l.statut, s.debitable, b.quantite_g
  having sum(e.quantite_g) < 0 and (not s.debitable or sum(e.quantite_g) + b.quantite_g < 0)
  order by s.debitable, l.id limit 1;
  if v_lot.id is not null and not (v_lot.statut = 'quarantaine' and exists (
    select from ecritures e
      join matiere.mouvement m on m.organisation_id = e.organisation_id and m.id = e.mouvement_id
    where m.genre = 'inventaire'))
  then
    if v_lot.debitable then
      raise sqlstate 'TR409' using message = 'stock_insuffisant', detail = jsonb_build_object(
        'lot_id', v_lot.id, 'quantite_g', v_lot.quantite_g, 'demande_g', v_lot.debit_g)::text;
    end if;
    perform matiere.refuser_debit(v_lot.id, v_lot.statut);
  end if;

  update matiere.solde s
  set quantite_g = s.quantite_g + d.quantite_g,
      derniere_operation = greatest(s.derniere_operation, d.au)
  from (select e.organisation_id, e.compte_id, sum(e.quantite_g) as quantite_g,
               max((select m.date_operation from matiere.mouvement m
                    where m.organisation_id = e.organisation_id and m.id = e.mouvement_id)) as au
        from ecritures e group by e.organisation_id, e.compte_id) as d
  where s.organisation_id = d.organisation_id and s.compte_id = d.compte_id;
  perform matiere.exiger_a_la_date(e.compte_id, e.date_operation, e.demande_g)
  from (
    select x.compte_id, x.date_operation, -sum(x.quantite_g)::bigint as demande_g
    from (select e.compte_id, e.quantite_g,
                 (select m.date_operation from matiere.mouvement m
                  where m.organisation_id = e.organisation_id and m.id = e.mouvement_id)
          from ecritures e) as x
    group by x.compte_id, x.date_operation having sum(x.quantite_g) < 0) as e
    join matiere.solde s on s.compte_id = e.compte_id
  where e.date_operation < s.derniere_operation;
  return null;
end
$$;
grant execute on function matiere.tenir_soldes() to proprietaire;

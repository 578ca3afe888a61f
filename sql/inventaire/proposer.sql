-- Proposes the inventory of a place at a date: the counted mass of each lot. Every lot of the place
-- in the ledger is counted, a missing one as 0; no matter moves yet.
-- Spec: inventaires#proposition.
-- Refuses: emplacement_inconnu, parametre_invalide (a date to come), and what
--          `emplacement.exiger_actif` (another place for the surplus) and
--          `inventaire.exiger_comptages` refuse.
-- Locks: the balances of the lots, by account.
create or replace function inventaire.proposer(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_inventaire inventaire.inventaire := jsonb_populate_record(
    null::inventaire.inventaire, p_requete - 'comptages');
  v_lots uuid[] := array(
    select (x ->> 'lot_id')::uuid from jsonb_array_elements(p_requete -> 'comptages') as x);
begin
  v_inventaire.date_operation := coalesce(v_inventaire.date_operation, p_le);
  if not exists (select from emplacement.emplacement e where e.id = v_inventaire.emplacement_id)
  then
    raise sqlstate 'TR404' using message = 'emplacement_inconnu';
  elsif v_inventaire.date_operation > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', 'date_operation', 'au_plus_tard', core.horodatage(p_le))::text;
  end if;
  if v_inventaire.surplus_emplacement_id is not null then
    perform emplacement.exiger_actif(v_inventaire.surplus_emplacement_id, p_le);
  end if;
  perform from matiere.solde s
  where s.compte_id in (
    select c.id from matiere.compte c where c.genre = 'lot' and c.objet_id = any (v_lots))
  order by s.compte_id for update;
  perform inventaire.exiger_comptages(v_inventaire, p_requete -> 'comptages', v_lots);

  insert into inventaire.inventaire as i
    (organisation_id, emplacement_id, surplus_emplacement_id, date_operation, note, cree_le,
     auteur_id)
  values (core.organisation_id(), v_inventaire.emplacement_id,
          coalesce(v_inventaire.surplus_emplacement_id, v_inventaire.emplacement_id),
          v_inventaire.date_operation, v_inventaire.note, p_le, p_auteur_id)
  returning i.id into v_inventaire.id;
  insert into inventaire.comptage
    (organisation_id, inventaire_id, lot_id, theorique_g, compte_g, raison, dernier_rang)
  select core.organisation_id(), v_inventaire.id, c.lot_id, a.theorique_g, c.compte_g, c.raison,
         a.dernier_rang
  from jsonb_to_recordset(p_requete -> 'comptages')
         as c (lot_id uuid, compte_g bigint, raison text)
    join inventaire.a_compter(
      v_inventaire.emplacement_id, v_inventaire.date_operation, v_lots) as a
      on a.lot_id = c.lot_id;
  perform journal.consigner(p_le, 'inventaire.proposer', 'inventaire', v_inventaire.id, p_requete);
  return inventaire.presenter_detail(v_inventaire.id);
end
$$;

-- Performs a person's act on a lot's state: `valider`, `rejeter`, `annuler`, `archiver`. A
-- reception's lot changes only with its reception, which has its own rules. A step's lot is
-- cancelled only with its step, a lot of the opening stock only with its import.
-- Spec: lots#rejet, lots#reprise.
-- Chosen: docs/decisions/0022-stock-et-lots.md (archiving: matter leaves by movements).
-- Refuses: lot_inconnu, transition_refusee, what `lot.exiger_propre`, `lot.agir_reception` and
--          `lot.entrer_en_stock` refuse.
-- Locks: the reception, the numbering counter, the lot.
create or replace function lot.agir(
  p_lot_id uuid, p_acte text, p_texte text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot lot.lot := lot.exiger(p_lot_id);
begin
  perform lot.exiger_acte(v_lot, p_acte);
  if v_lot.reception_id is not null and p_acte <> 'archiver' then
    perform lot.agir_reception(p_acte, v_lot.reception_id, p_texte, p_auteur_id, p_le);
    return;
  end if;
  if p_acte = 'valider' then  -- the numbering counter is held before the lot
    perform lot.exiger_propre(v_lot, p_acte);
    perform lot.entrer_en_stock(p_lot_id, p_auteur_id, p_le);
  else
    perform lot.verrouiller(p_lot_id);
    perform lot.exiger_propre(lot.exiger(p_lot_id), p_acte);
    perform lot.changer_statut(p_lot_id, p_acte, p_texte, p_auteur_id, p_le);
  end if;
  perform journal.consigner(p_le, 'lot.' || p_acte, 'lot', p_lot_id,
                            jsonb_build_object('texte', p_texte));
end
$$;

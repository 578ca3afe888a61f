-- Requires what an act needs of a reception before anything is asked of the request: its state, and
-- what else of it refuses whoever acts. A note that a rule asks for may still be given, so that it
-- is `p_note` of an act, and any of who only asks.
-- Spec: service#actes, receptions#validation, receptions#derogation, receptions#devalidation,
--       identites-et-droits#separation-des-taches.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: transition_refusee, campagne_introuvable, campagne_cloturee, what `reception.issues`
--          refuses, emplacement_inconnu, qualite_non_admise, separation_des_taches (a derogation of
--          one's own reception), analyse_non_conforme, lot_en_quarantaine, lot_non_debitable,
--          matiere_deja_utilisee.
create or replace function reception.exiger_faisable(
  p_reception reception.reception, p_acte text, p_auteur_id uuid, p_note text default '')
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot lot.lot;
begin
  perform acte.exiger('reception', p_reception.id, p_reception.statut, p_acte);
  if p_acte in ('soumettre', 'valider', 'devalider') then
    perform campagne.exiger_non_cloturee(p_reception.campagne_id);
  end if;
  select l.* into v_lot from lot.lot l where l.id = p_reception.lot_id;
  if p_acte = 'valider' then
    perform from reception.issues(p_reception, p_note, p_auteur_id);
    perform lot.exiger_place(v_lot.id, v_lot.emplacement_id);
  elsif p_acte = 'deroger' then
    if p_reception.auteur_id = p_auteur_id or exists (
      select from reception.transition t
      where t.reception_id = p_reception.id and t.auteur_id = p_auteur_id
        and t.acte in ('creer', 'soumettre'))
    then
      raise sqlstate 'TR403' using message = 'separation_des_taches';
    end if;
    perform lot.exiger_analyses(v_lot.id);
  elsif p_acte = 'devalider' and v_lot.statut <> 'validé' then
    perform matiere.refuser_debit(v_lot.id, v_lot.statut);
  end if;
  if p_acte in ('annuler', 'devalider') then
    perform reception.exiger_inutilisee(v_lot.id);
  end if;
end
$$;

-- Writes the contents of a statement at the end of a day: delivered and accepted masses, lines
-- without a price or with a difference not yet admitted, and per currency the amounts due, deducted
-- and paid and the balance of the ledger. With a campaign, also the amounts owed before it opened,
-- the amounts when it first closed (or at that day), and later changes.
-- Spec: paiements#releve.
-- Chosen: the present knowledge about that date; docs/decisions/0072-paiements.md.
-- Refuses: campagne_introuvable.
create or replace function paiement.etablir_releve(
  p_titulaires uuid[], p_au date, p_campagne_id uuid, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_au timestamptz := coalesce(core.fin_du_jour(p_au), p_le);
  v_pendant tstzmultirange;
begin
  if p_campagne_id is not null then
    select c.active_pendant into v_pendant from campagne.campagne c where c.id = p_campagne_id;
    if v_pendant is null then
      raise sqlstate 'TR404' using message = 'campagne_introuvable';
    end if;
  end if;
  return jsonb_build_object(
    'campagne_id', p_campagne_id, 'au', core.horodatage(v_au),
    'masses', paiement.masses_du_releve(p_titulaires, p_campagne_id, v_au),
    'soldes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'devise', s.devise, 'du', s.du, 'retenu', s.retenu, 'paye', s.paye, 'solde', s.solde,
        'ouverture', s.ouverture, 'cloture', s.cloture, 'apres_cloture', s.apres_cloture)
        order by s.devise), '[]')
      from paiement.soldes(
        p_titulaires, v_au, p_campagne_id, lower(v_pendant),
        least(campagne.premiere_cloture(v_pendant), v_au)) as s));
end
$$;

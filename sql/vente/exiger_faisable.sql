-- Requires what an act needs of a sale before anything is asked of the request: its state, its
-- client and certificates where it is validated, that nothing is shipped where it is cancelled.
-- Spec: service#actes, ventes-et-expeditions#certificat, ventes-et-expeditions#annulation.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: transition_refusee, client_inconnu, client_inactif, certificat_non_valide,
--          vente_expediee.
create or replace function vente.exiger_faisable(
  p_vente vente.vente, p_acte text, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_date timestamptz := coalesce(p_vente.date_operation, p_le);
  v_expeditions uuid[];
begin
  perform acte.exiger('vente', p_vente.id, p_vente.statut, p_acte);
  if p_acte = 'valider' then
    perform vente.exiger_client(p_vente.client_id, v_date);
    perform vente.certifier(
      p_vente.id, array(select l.rang from vente.ligne l where l.vente_id = p_vente.id), v_date);
  elsif p_acte = 'annuler' then
    select array_agg(x.id order by x.id) into v_expeditions
    from expedition.expedition x where x.vente_id = p_vente.id and x.statut = 'validée';
    if v_expeditions is not null then
      raise sqlstate 'TR409' using message = 'vente_expediee',
        detail = jsonb_build_object('expeditions', v_expeditions)::text;
    end if;
  end if;
end
$$;

-- Updates a survey, with the crops that it declares. Its open controls are updated too: they name
-- its plot as soon as the plot is known.
-- Spec: file-de-controle#correction.
-- Motifs: polygone_invalide.
-- Locks: the organization's surveys, the plot, the producers' balances.
create or replace function parcelle.reecrire_releve(
  p_avant commande.contexte, p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz)
returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_parcelle_id uuid := (p_contexte.refs ->> 'parcelle_id')::uuid;
  v_mesure parcelle.mesure := parcelle.preparer_remplacement(
    p_avant, p_contexte, v_parcelle_id);
  v_releve record;
  v_id uuid := (p_contexte.payload #>> '{releve,polygone_id}')::uuid;
begin
  perform from parcelle.parcelle p where p.id = v_parcelle_id for no key update;
  v_releve := parcelle.remplacer_releve(
    p_avant, p_contexte, v_parcelle_id, v_mesure, p_auteur_id, p_le);
  perform parcelle.reecrire_cultures(p_avant, p_contexte, v_parcelle_id, p_auteur_id, p_le);
  perform parcelle.clore_chevauchements(p_contexte.commande_id, v_parcelle_id, p_auteur_id, p_le);
  update controle.controle k
  set entite = case when v_parcelle_id is null then 'polygone' else 'parcelle' end,
      entite_id = coalesce(v_parcelle_id, v_id)
  where k.commande_id = p_contexte.commande_id and k.statut = 'ouvert'
    and k.entite in ('polygone', 'parcelle');
  return (v_releve.constats, '{}', null,
          case when v_parcelle_id is null then 'polygone' else 'parcelle' end,
          jsonb_strip_nulls(jsonb_build_object(
            'parcelle', v_parcelle_id,
            'polygone', case when v_parcelle_id is null then v_id else v_releve.polygone_id end))
         )::commande.effet;
end
$$;

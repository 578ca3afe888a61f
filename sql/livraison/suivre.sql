-- Judges delivery notes again after a change of the status or campaign of one of their collections:
-- findings open controls, as if the note had arrived after the change. A note on which a reception
-- stands is left alone: the reception follows the collection.
-- Spec: types-de-commandes#livraison-etablir-bon, commandes#ordre-d-arrivee.
-- Chosen: docs/decisions/0166-bons-et-devalidations.md.
-- Motifs: reference_inactive.
create or replace function livraison.suivre(
  p_avant collecte.collecte, p_etats_avant jsonb, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_porteur_id uuid;
begin
  if not exists (
    select from collecte.collecte c
    where c.id = p_avant.id
      and (c.statut, c.campagne_id) is distinct from (p_avant.statut, p_avant.campagne_id))
  then
    return;
  end if;
  select l.bon_id into v_porteur_id
  from livraison.bon_collecte l where l.collecte_id = p_avant.id;
  perform livraison.constater(b.id, p_le)
  from (
      select v_porteur_id as id where v_porteur_id is not null
      union
      select a.bon_id from livraison.attentes(v_porteur_id, array[p_avant.id]) as a) as b
  where not exists (select from livraison.receptions(b.id));
end
$$;

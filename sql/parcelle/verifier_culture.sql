-- Checks that the plot grows the raw material of a command's product at the operation date, by the
-- campaign's pack. A plot without declared crops, or an unknown plot, may grow anything.
-- Spec: terrain#culture-a-la-date.
-- Chosen: docs/decisions/0048-rien-en-silence.md. Motifs: reference_inactive.
-- Why: every collection runs this function, and in the ordinary case one query finds the product
--      itself among the crops.
create or replace function parcelle.verifier_culture(p_refs jsonb, p_date timestamptz)
returns commande.constat[]
language plpgsql stable
as $$
declare
  v_parcelle_id uuid := (p_refs ->> 'parcelle_id')::uuid;
  v_produit_id uuid := (p_refs ->> 'produit_id')::uuid;
  v_campagne_id uuid := (p_refs ->> 'campagne_id')::uuid;
  v_cultures uuid[];
  v_matiere text;
begin
  if v_parcelle_id is null or v_produit_id is null then
    return '{}';
  end if;
  v_cultures := parcelle.produits_au(v_parcelle_id, p_date);
  if v_cultures = '{}' or v_produit_id = any (v_cultures)
    or array_position(v_cultures, null) is not null
  then
    return '{}';
  end if;
  select coalesce(p.matiere_premiere_liee_code, p.code) into v_matiere
  from produit.de_campagne(v_produit_id, v_campagne_id) as p;
  if exists (
    select from unnest(v_cultures) as c (id)
      cross join lateral produit.de_campagne(c.id, v_campagne_id) as p
    where p.code is null or v_matiere = coalesce(p.matiere_premiere_liee_code, p.code))
  then
    return '{}';
  end if;
  return array[('reference_inactive', null, null, jsonb_build_object(
    'champ', 'produit_id', 'entite', 'produit', 'id', v_produit_id, 'raison', 'culture',
    'parcelle_id', v_parcelle_id, 'cultures', v_cultures))::commande.constat];
end
$$;

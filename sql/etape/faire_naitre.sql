-- Creates the lots of a step's outputs, with the quality that the step gives them. The step's
-- movement brings their matter.
-- Spec: etapes#validation.
-- Refuses: qualite_non_admise (a place).
create or replace function etape.faire_naitre(
  p_etape etape.etape, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sortie record;
  v_lot lot.lot;
begin
  for v_sortie in
    select s.id, s.nature, s.produit_id, s.emplacement_id, r.etats
    from etape.resultats(p_etape.id) as r join etape.sortie s on s.id = r.sortie_id
    order by r.rang
  loop
    v_lot.campagne_id := p_etape.campagne_id;
    v_lot.nature := v_sortie.nature;
    v_lot.produit_id := v_sortie.produit_id;
    v_lot.statut := 'en_attente';
    v_lot.etape_id := p_etape.id;
    v_lot.sortie_id := v_sortie.id;
    v_lot.emplacement_id := v_sortie.emplacement_id;
    update etape.sortie s
    set lot_id = lot.naitre(v_lot, v_sortie.etats, 'resultat', p_auteur_id, p_le)
    where s.id = v_sortie.id;
  end loop;
end
$$;

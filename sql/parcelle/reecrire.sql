-- Updates a registered plot to the corrected values of its registration and to keys that are known
-- now. The plot goes to another producer only while no record depends on it; otherwise it must be
-- transferred. If an unknown producer of the plot arrived, commands that name the plot are compared
-- with this producer.
-- Spec: file-de-controle#correction.
-- Motifs: polygone_invalide.
-- Refuses: correction_impossible (another producer's, with what stands on it).
-- Locks: the organization's surveys, the plot, then the producers' balances.
create or replace function parcelle.reecrire(
  p_avant commande.contexte, p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz)
returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'parcelle_id')::uuid;
  v_est_d_un_autre boolean := v_payload -> 'producteur_id' <> p_avant.payload -> 'producteur_id';
  v_mesure parcelle.mesure := parcelle.preparer_remplacement(p_avant, p_contexte, v_id);
  v_est_sans_producteur boolean;
  v_dependances jsonb;
  v_releve record;
begin
  select p.producteur_id is null into v_est_sans_producteur
  from parcelle.parcelle p where p.id = v_id for no key update;
  if v_est_d_un_autre then
    select jsonb_agg(to_jsonb(d)) into v_dependances from parcelle.dependances(p_contexte) as d;
    if v_dependances is not null then
      raise sqlstate 'TR409' using message = 'correction_impossible', detail = jsonb_build_object(
        'champs', array['producteur_id'], 'dependances', v_dependances)::text;
    end if;
  end if;
  update parcelle.parcelle p
  set nom = v_payload ->> 'nom',
      surface_declaree_m2 = (v_payload ->> 'surface_declaree_m2')::bigint,
      producteur_declare = (v_payload ->> 'producteur_id')::uuid,
      producteur_id = q.producteur_id,
      groupement_id = (select d.groupement_id from producteur.producteur d
                       where d.id = q.producteur_id),
      actif_pendant = case when q.producteur_id is distinct from p.producteur_id
        then parcelle.actif_avec(q.producteur_id) else p.actif_pendant end,
      cree_le = case when p.cree_le = p_avant.date_operation
        then p_contexte.date_operation else p.cree_le end
  from (
    select n.id, case when v_est_d_un_autre or n.producteur_id is null
             then (p_contexte.refs ->> 'producteur_id')::uuid else n.producteur_id end
             as producteur_id
    from parcelle.parcelle n where n.id = v_id) as q
  where p.id = q.id;
  perform producteur.resoudre_groupement(
    (p_contexte.refs ->> 'producteur_id')::uuid, p_le);
  if v_est_sans_producteur then
    perform parcelle.reprendre_detenteur(v_id, p_le);
  end if;
  perform parcelle.reecrire_cultures(p_avant, p_contexte, v_id, p_auteur_id, p_le);
  v_releve := parcelle.remplacer_releve(
    p_avant, p_contexte, v_id, v_mesure, p_auteur_id, p_le);
  return (v_releve.constats, '{}', null, 'parcelle', jsonb_build_object(
    'parcelle', v_id, 'polygone', v_releve.polygone_id))::commande.effet;
end
$$;

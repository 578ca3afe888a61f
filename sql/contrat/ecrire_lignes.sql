-- Writes the lines of a draft contract in place of the former ones, numbered from 1.
-- Spec: contrats-et-devises#contrat.
-- Refuses: produit_introuvable, mesure_inconnue (a formula that names a measurement which the
--          product does not have in the campaign), parametre_invalide (a minimum above the
--          maximum).
create or replace function contrat.ecrire_lignes(
  p_contrat_id uuid, p_campagne_id uuid, p_lignes jsonb) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ligne record;
  v_inconnues text[];
begin
  delete from contrat.ligne l where l.contrat_id = p_contrat_id;
  for v_ligne in
    with demande as materialized (
      select e.rang, (e.value ->> 'produit_id')::uuid as produit_id,
             (e.value ->> 'quantite_g')::bigint as quantite_g,
             (e.value ->> 'prix_kg')::bigint as prix_kg,
             nullif(e.value -> 'formule', 'null') as formule
      from jsonb_array_elements(p_lignes) with ordinality as e (value, rang)
    )
    select d.rang, p.id as produit_id, d.quantite_g, d.prix_kg, d.formule,
           d.produit_id as produit_demande
    from demande d left join produit.produit p on p.id = d.produit_id
    order by d.rang
  loop
    if v_ligne.produit_id is null then
      raise sqlstate 'TR404' using message = 'produit_introuvable',
        detail = jsonb_build_object('produit_id', v_ligne.produit_demande)::text;
    elsif (v_ligne.formule ->> 'minimum_kg')::bigint > (v_ligne.formule ->> 'maximum_kg')::bigint
    then
      raise sqlstate 'TR400' using message = 'parametre_invalide',
        detail = jsonb_build_object('parametre', 'minimum_kg', 'ligne', v_ligne.rang)::text;
    end if;
    select array_agg(m) into v_inconnues
    from unnest(contrat.mesures_requises(v_ligne.formule)) as m
    where m <> all (contrat.mesures_connues(v_ligne.produit_id, p_campagne_id));
    if v_inconnues is not null then
      raise sqlstate 'TR400' using message = 'mesure_inconnue', detail = jsonb_build_object(
        'mesures', v_inconnues, 'ligne', v_ligne.rang,
        'connues', contrat.mesures_connues(v_ligne.produit_id, p_campagne_id))::text;
    end if;
    insert into contrat.ligne
      (organisation_id, contrat_id, rang, produit_id, quantite_g, prix_kg, formule)
    values (core.organisation_id(), p_contrat_id, v_ligne.rang, v_ligne.produit_id,
            v_ligne.quantite_g, v_ligne.prix_kg, v_ligne.formule);
  end loop;
end
$$;

-- Judges the shares that a phone declared: finds shares of a stratum and cycle that exceed the
-- land. The details give the declared and the applied shares.
-- Spec: terrain#parts.
-- Motifs: ecart_calcul.
create or replace function parcelle.juger_parts(p_cultures jsonb) returns commande.constat[]
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select ('ecart_calcul', null, null, jsonb_build_object(
      'raison', 'parts_de_cultures', 'maximum_cp', 10000,
      'ecart_cp', sum(r.part_cp - r.retenue_cp),
      'telephone', jsonb_build_object('cultures', jsonb_agg(jsonb_build_object(
        'produit_id', r.produit_id, 'part_cp', r.part_cp, 'strate', r.strate, 'cycle', r.cycle)
        order by r.produit_id, r.strate desc, r.cycle nulls first)),
      'serveur', jsonb_build_object('cultures', jsonb_agg(jsonb_build_object(
        'produit_id', r.produit_id, 'part_cp', r.retenue_cp, 'strate', r.strate, 'cycle', r.cycle)
        order by r.produit_id, r.strate desc, r.cycle nulls first))))::commande.constat
    from parcelle.parts_retenues(p_cultures) as r
    having bool_or(r.retenue_cp < r.part_cp));
end
$$;

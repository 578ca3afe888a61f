-- Checks the quality that a supplier declares: states of the catalogue, under referentials that the
-- organization used at the date. Members' goods have the quality of their collections, and no
-- supplier's number.
-- Spec: packs-et-campagnes#cochage.
-- Refuses: parametre_invalide, referentiel_inconnu, referentiel_non_coche, etat_inconnu.
create or replace function reception.verifier_qualite(p_reception reception.reception)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_declare record;
begin
  if p_reception.origine <> 'achat'
    and (p_reception.qualite_declaree <> '{}' or p_reception.lot_fournisseur is not null)
  then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', case when p_reception.lot_fournisseur is null then 'qualite_declaree'
        else 'lot_fournisseur' end)::text;
  end if;
  for v_declare in
    select d.key as referentiel, d.value as etat
    from jsonb_each_text(p_reception.qualite_declaree) as d order by d.key
  loop
    perform conformite.exiger_coche(v_declare.referentiel, p_reception.date_operation);
    if not exists (
      select from conformite.etat e
      where e.referentiel_code = v_declare.referentiel and e.code = v_declare.etat)
    then
      raise sqlstate 'TR404' using message = 'etat_inconnu', detail = jsonb_build_object(
        'referentiel_code', v_declare.referentiel, 'etat_code', v_declare.etat)::text;
    end if;
  end loop;
end
$$;

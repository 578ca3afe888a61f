-- Writes a new or changed draft sale, with its lines if they are given.
-- Spec: ventes-et-expeditions#vente.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: client_inconnu, client_inactif, devise_inconnue, parametre_invalide (a date to come),
--          vente_code_pris (a constraint), what `vente.ecrire_lignes` refuses.
create or replace function vente.ecrire(p_vente vente.vente, p_lignes jsonb, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform vente.exiger_client(p_vente.client_id, coalesce(p_vente.date_operation, p_le));
  perform devise.exiger(p_vente.devise);
  if p_vente.date_operation > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "date_operation"}';
  end if;
  insert into vente.vente
    (organisation_id, id, code, client_id, devise, tolerance_cp, date_operation, note, cree_le,
     auteur_id)
  values (p_vente.organisation_id, p_vente.id, p_vente.code, p_vente.client_id, p_vente.devise,
          p_vente.tolerance_cp, p_vente.date_operation, p_vente.note, p_vente.cree_le,
          p_vente.auteur_id)
  on conflict (organisation_id, id) do update
    set code = excluded.code, client_id = excluded.client_id, devise = excluded.devise,
        tolerance_cp = excluded.tolerance_cp, date_operation = excluded.date_operation,
        note = excluded.note;
  if p_lignes is not null then
    perform vente.ecrire_lignes(p_vente.id, p_lignes);
  end if;
end
$$;

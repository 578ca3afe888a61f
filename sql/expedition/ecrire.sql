-- Writes a new or changed draft expedition: its containers with their seals, and its lines.
-- Spec: ventes-et-expeditions#expedition.
-- Refuses: parametre_invalide (a date to come, an amount that is too large), what
--          `expedition.ecrire_conteneurs` and `expedition.ecrire_lignes` refuse.
create or replace function expedition.ecrire(
  p_expedition expedition.expedition, p_contenu jsonb, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_expedition.date_operation > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "date_operation"}';
  end if;
  p_expedition.numero_conteneur := case jsonb_array_length(p_contenu -> 'conteneurs')
    when 1 then p_contenu #>> '{conteneurs,0,numero}' end;
  insert into expedition.expedition
    (organisation_id, id, vente_id, client_id, date_operation, numero_conteneur, numero_coi, note,
     cree_le, auteur_id)
  values (p_expedition.organisation_id, p_expedition.id, p_expedition.vente_id,
          p_expedition.client_id, p_expedition.date_operation, p_expedition.numero_conteneur,
          p_expedition.numero_coi, p_expedition.note, p_expedition.cree_le, p_expedition.auteur_id)
  on conflict (organisation_id, id) do update
    set date_operation = excluded.date_operation, numero_conteneur = excluded.numero_conteneur,
        numero_coi = excluded.numero_coi, note = excluded.note;
  delete from expedition.ligne l where l.expedition_id = p_expedition.id;
  perform expedition.ecrire_conteneurs(p_expedition.id, p_contenu -> 'conteneurs');
  perform expedition.ecrire_lignes(p_expedition, p_contenu -> 'lignes');
  perform vente.exiger_montant(expedition.montant(p_expedition.id));
end
$$;

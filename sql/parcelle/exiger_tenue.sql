-- Returns the member and the plot that an act of the office names; for merged records, the kept
-- ones. A given plot must have been the member's at the date. If no member is given, returns the
-- holder of the plot at the date.
-- Spec: registres#echantillons, registres#constat.
-- Refuses: parcelle_inconnue, producteur_inconnu, parametre_invalide (a plot of another member).
create or replace function parcelle.exiger_tenue(
  p_requete jsonb, p_le timestamptz, out producteur_id uuid, out parcelle_id uuid) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_detenteur_id uuid;
begin
  parcelle_id := (
    select coalesce(p.fusionnee_dans, p.id) from parcelle.parcelle p
    where p.id = (p_requete ->> 'parcelle_id')::uuid);
  producteur_id := (
    select coalesce(p.fusionne_dans, p.id) from producteur.producteur p
    where p.id = (p_requete ->> 'producteur_id')::uuid);
  v_detenteur_id := parcelle.producteur_au(parcelle_id, p_le);
  if p_requete ? 'parcelle_id' and parcelle_id is null then
    raise sqlstate 'TR404' using message = 'parcelle_inconnue';
  elsif p_requete ? 'producteur_id' and producteur_id is null then
    raise sqlstate 'TR404' using message = 'producteur_inconnu';
  elsif producteur_id <> v_detenteur_id then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "parcelle_id"}';
  end if;
  producteur_id := coalesce(producteur_id, v_detenteur_id);
end
$$;

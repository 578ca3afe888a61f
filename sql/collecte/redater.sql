-- Gives the collection of a control another operation date and judges the collection again; also by
-- its ceiling, if the former date lay within a membership of the producer and the new date does
-- not.
-- Spec: file-de-controle#ecart-motive, terrain#sortie.
-- Motifs: capacite_depassee.
create or replace function collecte.redater(
  p_controle controle.controle, p_date timestamptz, p_decideur_id uuid, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant timestamptz := (
    select c.date_operation from collecte.collecte c where c.id = p_controle.entite_id);
begin
  insert into collecte.correction
    (organisation_id, collecte_id, version, date_operation, controle_id, auteur_id, le)
  select p_controle.organisation_id, p_controle.entite_id, coalesce(max(k.version), 0) + 1,
         p_date, p_controle.id, p_decideur_id, p_le
  from collecte.correction k where k.collecte_id = p_controle.entite_id;
  perform collecte.rejuger(p_controle.entite_id, p_le);
  if exists (
    select from capacite.toute_consommation k
      join producteur.producteur p on p.organisation_id = k.organisation_id
        and p.id = k.producteur_id
    where k.collecte_id = p_controle.entite_id
      and p.actif_pendant @> v_avant and not p.actif_pendant @> p_date
  ) then
    perform constat.ouvrir(p_controle.commande_id, 'collecte', p_controle.entite_id,
                           collecte.juger_plafond(p_controle.entite_id), p_le);
  end if;
end
$$;

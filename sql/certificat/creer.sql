-- Records a certificate with its scope, held by a group, a supplier or the organization itself. It
-- is valid until its status changes.
-- Spec: conformite-et-certificats#certificat.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Refuses: referentiel_inconnu, groupement_inconnu, fournisseur_inconnu, produit_introuvable,
--          parametre_invalide (ends before it begins), certificat_deja_connu, and what
--          `certificat.ajouter_portee` refuses.
create or replace function certificat.creer(
  p_requete jsonb, p_groupement_id uuid, p_fournisseur_id uuid, p_auteur_id uuid,
  p_le timestamptz) returns certificat.certificat
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_du date := (p_requete ->> 'valide_du')::date;
  v_au date := (p_requete ->> 'valide_au')::date;
  v_certificat certificat.certificat;
begin
  if v_au < v_du then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "valide_au"}';
  end if;
  if not exists (
    select from conformite.referentiel r where r.code = p_requete ->> 'referentiel_code') then
    raise sqlstate 'TR404' using message = 'referentiel_inconnu';
  end if;
  if p_groupement_id is not null and not exists (
    select from organisation.groupement g where g.id = p_groupement_id) then
    raise sqlstate 'TR404' using message = 'groupement_inconnu';
  end if;
  if p_fournisseur_id is not null and not exists (
    select from fournisseur.fournisseur f where f.id = p_fournisseur_id) then
    raise sqlstate 'TR404' using message = 'fournisseur_inconnu';
  end if;

  insert into certificat.certificat
    (organisation_id, numero, organisme, groupement_id, fournisseur_id, referentiel_code, categorie,
     valide_du, valide_au, valide_pendant, cree_le, auteur_id)
  select o.id, p_requete ->> 'numero', p_requete ->> 'organisme', p_groupement_id, p_fournisseur_id,
         p_requete ->> 'referentiel_code', p_requete ->> 'categorie', v_du, v_au,
         tstzrange(v_du::timestamp at time zone o.fuseau_horaire,
                   (v_au + 1)::timestamp at time zone o.fuseau_horaire), p_le, p_auteur_id
  from organisation.organisation o where o.id = core.organisation_id()
  returning * into v_certificat;
  perform certificat.ajouter_portee(v_certificat, p_requete -> 'portee', p_auteur_id, p_le);
  perform journal.consigner(p_le, 'certificat.creer', 'certificat', v_certificat.id, p_requete);
  return v_certificat;
end
$$;

-- Returns the records that a text of a file may mean: by an id, a code, or the name in an applied
-- import; for a producer also by number and identity document number. Records of other
-- organizations are never found.
-- Spec: imports#renvois.
create or replace function importation.resoudre(p_entite text, p_texte text) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_organisation_id uuid := core.organisation_id();
  v_id uuid := case when p_texte ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then p_texte::uuid end;
begin
  return case p_entite
    when 'groupement' then array(
      select g.id from organisation.groupement g where g.id = v_id
      union select g.id from organisation.groupement g
      where g.code = p_texte and g.organisation_id = v_organisation_id)
    when 'emplacement' then array(
      select e.id from emplacement.emplacement e where e.id = v_id
      union select e.id from emplacement.emplacement e
      where e.code = p_texte and e.organisation_id = v_organisation_id)
    when 'fournisseur' then array(
      select f.id from fournisseur.fournisseur f where f.id = v_id
      union select f.id from fournisseur.fournisseur f
      where f.code = p_texte and f.organisation_id = v_organisation_id)
    when 'produit' then array(
      select d.id from produit.produit d where d.id = v_id
      union select d.id from produit.produit d
      where d.code = p_texte and d.organisation_id = v_organisation_id)
    when 'campagne' then array(
      select c.id from campagne.campagne c where c.id = v_id
      union select c.id from campagne.campagne c
      where c.code = p_texte and c.organisation_id = v_organisation_id)
    when 'parcelle' then array(
      select p.id from parcelle.parcelle p
      where not isempty(p.actif_pendant) and p.fusionnee_dans is null and p.id in (
        select v_id
        union select l.objet_id from importation.ligne l
          join importation.importation i
            on i.organisation_id = l.organisation_id and i.id = l.importation_id
        where l.cle = p_texte and l.objet_id is not null and i.genre = 'parcelles'))
    when 'producteur' then array(
      select p.id from producteur.producteur p
      where not isempty(p.actif_pendant) and p.fusionne_dans is null and p.id in (
        select v_id
        union select l.objet_id from importation.ligne l
          join importation.importation i
            on i.organisation_id = l.organisation_id and i.id = l.importation_id
        where l.cle = p_texte and l.objet_id is not null and i.genre = 'producteurs'
        union select r.id from producteur.producteur r
        where r.reference = p_texte and r.organisation_id = v_organisation_id
        union select d.producteur_id from producteur.piece_identite d
        where d.organisation_id = v_organisation_id
          and d.numero_normalise = upper(regexp_replace(p_texte, '[^[:alnum:]]', '', 'g')))) end;
end
$$;

-- Returns the producers, clients, suppliers, accounts and phones that a session may read, with the
-- words by which people look for them; a producer of any age also by the whole number.
-- Spec: api#recherche-bureau.
-- Why: each kind is read up to a number of records, of producers the latest 200,000 until 1,000
--      are found, so that the cost of a search has a limit: the key of a name costs most. A
--      telephone number is found with and without its spaces.
create or replace function fiche.reperes_personnes(
  p_session utilisateur.session, p_recherche text, p_mots text[], p_le timestamptz)
returns table (entite text, id uuid, libelle text, texte text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_motifs text[] := core.motifs_possibles(p_mots);
begin
  if utilisateur.peut_lire(p_session, p_le, 'noyau') then
    return query
      (select 'producteur', p.id, concat_ws(' ', p.nom, p.prenoms), p.texte
       from (select d.id, d.nom, d.prenoms,
                    concat_ws(' ', d.reference, d.nom, d.prenoms, d.telephone,
                      translate(d.telephone, '+ .-()/', '')) as texte
             from producteur.producteur d
             where d.fusionne_dans is null order by d.id desc limit 200000) as p
       where p.texte ~ all (v_motifs)
         and core.contient_mots(p.texte, p_mots)
       limit 1000)
      union
      select 'producteur', p.id, concat_ws(' ', p.nom, p.prenoms),
             concat_ws(' ', p.reference, p.nom, p.prenoms, p.telephone,
               translate(p.telephone, '+ .-()/', ''))
      from producteur.producteur p
      where p.reference = btrim(p_recherche) and p.fusionne_dans is null;
  end if;
  if utilisateur.peut_lire(p_session, p_le, 'ventes') then
    return query
      select 'client', c.id, c.nom, concat_ws(' ', c.code, c.nom)
      from (select d.id, d.code, d.nom from client.client d order by d.code limit 2000) as c;
  end if;
  if utilisateur.peut_lire(p_session, p_le, 'certification') then
    return query
      select 'fournisseur', f.id, f.nom, concat_ws(' ', f.code, f.nom)
      from (select d.id, d.code, d.nom from fournisseur.fournisseur d
            order by d.code limit 2000) as f;
  end if;
  if utilisateur.detient(p_session, p_le, '{users.manage}') then
    return query
      select 'utilisateur', u.id, u.nom_affiche, concat_ws(' ', u.identifiant, u.nom_affiche)
      from (select d.id, d.identifiant, d.nom_affiche from utilisateur.utilisateur d
            order by d.identifiant limit 2000) as u;
  end if;
  if utilisateur.detient(p_session, p_le, '{devices.manage}') then
    return query
      select 'appareil', a.id, concat_ws(' · ', a.code_court, a.modele),
             concat_ws(' ', a.code_court, a.modele, u.nom_affiche)
      from (select d.id, d.organisation_id, d.code_court, d.modele, d.utilisateur_id
            from appareil.appareil d order by d.code_court limit 2000) as a
        left join utilisateur.utilisateur u
          on u.organisation_id = a.organisation_id and u.id = a.utilisateur_id;
  end if;
end
$$;

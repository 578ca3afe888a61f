-- Fixtures of process steps: the process `sechage` of the test pack, drafts, and the response of an
-- act on a step.
create function essai.etape_de(p_nom text) returns uuid language plpgsql as $$
begin
  insert into etape.etape (organisation_id, id, procede, campagne_id, cree_le, auteur_id)
  values (core.organisation_id(), essai.id('etape ' || p_nom), 'sechage',
    essai.id('campagne ' || essai.code()), essai.t(), essai.id('rsci ' || essai.code()));
  insert into etape.sortie (organisation_id, id, etape_id, rang, nature, produit_id, quantite_g,
    emplacement_id)
  values (core.organisation_id(), essai.id('sortie ' || p_nom), essai.id('etape ' || p_nom), 1,
    'NET', essai.produit('ANANAS'), 1000, essai.place());
  return essai.id('etape ' || p_nom);
end
$$;
comment
  on function essai.etape_de(text) is
  'A bare draft step with one output, for lots that say they were born of it.';

create function essai.sortie(p_quantite_g bigint, p_champs jsonb default '{}',
  p_produit text default 'JUS') returns jsonb language plpgsql as $$
begin
  return jsonb_build_object('nature', 'PF', 'produit_id', essai.produit(p_produit), 'quantite_g',
    p_quantite_g, 'emplacement_id', essai.place()) || p_champs;
end
$$;
comment on function essai.sortie(bigint, jsonb,
  text) is 'An output: a finished lot of so many grams of juice.';

create function essai.etape(p_note text, p_lots jsonb, p_sorties jsonb, p_champs jsonb default '{}',
  p_jour integer default 2) returns uuid language sql as $$
  select (
    etape.creer(jsonb_build_object('procede', 'sechage', 'campagne_id',
        essai.id('campagne ' || essai.code()), 'note', p_note,
      'sorties', p_sorties, 'entrees', (
        select coalesce(
          jsonb_agg(jsonb_build_object('lot_id', essai.id('lot ' || l.key), 'quantite_g', l.value)
            order by l.key), '[]') from jsonb_each(p_lots) as l)) || p_champs,
    essai.id('rsci ' || essai.code()), essai.t(p_jour)) ->> 'id')::uuid
$$;
comment on function essai.etape(text, jsonb, jsonb, jsonb,
  integer) is
  'A draft step, named by its note, from masses of lots by their names; on 3 June 2026.';

create function essai.etape_dite(p_note text) returns uuid language sql stable as $$
  select e.id from etape.etape e where e.note = p_note
$$;
comment on function essai.etape_dite(text) is 'The step of a note.';

create function essai.proceder(p_note text, p_acte text default 'valider',
  p_confirmes jsonb default '[]', p_jour integer default 3) returns text language plpgsql as $$
declare
  v_rsci uuid := essai.id('rsci ' || essai.code());
  v_contrainte text;
begin
  return case p_acte
    when 'valider' then etape.valider(coalesce(essai.etape_dite(p_note), essai.id(p_note)),
      p_confirmes, v_rsci, essai.t(p_jour))
    else etape.devalider(coalesce(essai.etape_dite(p_note), essai.id(p_note)), 'essai', v_rsci,
      essai.t(p_jour)) end ->> 'statut';
exception when sqlstate 'TR400' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
when check_violation then
  get stacked diagnostics v_contrainte = constraint_name;
  return v_contrainte;
end
$$;
comment on function essai.proceder(text, text, jsonb,
  integer) is 'An act on a step on 4 June 2026; answers its state, or the refusal.';

create function essai.issu(p_note text, p_rang integer default 1) returns uuid
language sql stable as $$
  select s.lot_id from etape.sortie s where s.etape_id = essai.etape_dite(p_note)
    and s.rang = p_rang
$$;
comment on function essai.issu(text, integer) is 'The lot of an output of a step.';

create function essai.pese(p_lot_id uuid) returns bigint language sql stable as $$
  select s.quantite_g from matiere.compte c join matiere.solde s on s.compte_id = c.id
  where c.genre = 'lot' and c.objet_id = p_lot_id
$$;
comment on function essai.pese(uuid) is 'The balance of a lot, by its id.';

create function essai.qualite_de(p_lot_id uuid) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(q.referentiel_code, q.etat_code), '{}')
  from lot.etats_courants(p_lot_id) as q
$$;
comment on function essai.qualite_de(uuid) is 'The quality states of a lot.';

create function essai.referentiel_nop() returns void language plpgsql as $$
begin
  insert into conformite.referentiel (code, libelle) values ('NOP', 'National Organic Program')
  on conflict do nothing;
  insert into conformite.etat (referentiel_code, code, libelle_fr, libelle_en, rang,
    categorie_affichage) values
    ('NOP', 'HS', 'HS', 'HS', 0, 'hors_statut'), ('NOP', 'TR', 'TR', 'TR', 1, 'conventionnel'),
    ('NOP', 'CV', 'CV', 'CV', 2, 'conversion'),
    ('NOP', 'NOP', 'NOP', 'NOP', 3, 'bio') on conflict do nothing;
end
$$;
comment
  on function essai.referentiel_nop() is
  'A second referential, with a state of each display category.';

create function essai.peupler_etapes() returns void language plpgsql as $$
begin
  insert into activite.activation values (core.organisation_id(), 'sechage', '{(,)}')
  on conflict (organisation_id, activite) do update set actif_pendant = excluded.actif_pendant;
  perform essai.lot('peuple transformé', 1000, 'validé');
  perform essai.etape('peuple', '{"peuple transformé": 600}', jsonb_build_array(essai.sortie(500)),
    '{"pertes": [{"categorie": "tri", "quantite_g": 100}]}');
  perform essai.proceder('peuple');
end
$$;
comment
  on function essai.peupler_etapes() is
  'Gives every table of the steps a row of the current organization.';

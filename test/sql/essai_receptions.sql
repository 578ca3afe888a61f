-- Fixtures of receptions: an account that receives, waiting collections, and named receptions.

create function essai.preparer_receptions() returns void language plpgsql as $$
declare
  v_code text;
begin
  perform essai.preparer();
  v_code := essai.code();
  perform utilisateur.creer(essai.id(c || ' ' || v_code), c, c, essai.t(-400))
  from unnest('{magasinier,direction}'::text[]) as c;
  perform utilisateur.attribuer(essai.id(c || ' ' || v_code), c, tstzrange(essai.t(-400), null),
    null) from unnest('{magasinier,direction}'::text[]) as c;
  insert into fournisseur.fournisseur (organisation_id, id, code, nom, pays, actif_pendant, cree_le)
  values (core.organisation_id(), essai.id('fournisseur'), 'F1', 'Fournisseur', 'BJ', '{(,)}',
    essai.t(-90));
  perform essai.collecter('c1');
end
$$;
comment on function essai.preparer_receptions() is
  'What `essai.preparer()` makes, a storekeeper, a director, a supplier, and the collection c1: '
  '100 kg of pineapple of Kossi''s, in AB.';

create function essai.apport(p_nom text) returns jsonb language sql as $$
  select case when p_nom like 'BR-%' then jsonb_build_object('reference_provisoire',
    split_part(p_nom, ' ', 1), 'quantite_g', split_part(p_nom, ' ', 2)::bigint)
              else jsonb_build_object('collecte_id', essai.id(p_nom)) end
$$;
comment
  on function essai.apport(text) is
  'A collection by its name, or `BR-… <grams>`: a reference whose command is on its way.';

create function essai.recevoir(p_nom text, p_apports text[] default '{c1}',
  p_champs jsonb default '{}', p_compte text default 'magasinier') returns text
language plpgsql as $$
declare
  v_id uuid;
begin
  v_id := reception.creer(jsonb_build_object(
    'campagne_id', essai.id('campagne ' || essai.code()), 'produit_id', essai.produit('ANANAS'),
    'origine', 'membres',
    'groupement_id', essai.id('groupement ' || essai.code()), 'emplacement_id', essai.place(),
    'net_g', 100000,
    'apports', (select coalesce(jsonb_agg(essai.apport(a)), '[]') from unnest(p_apports) as a))
      || p_champs,
    essai.id(p_compte || ' ' || essai.code()), essai.t());
  perform set_config('essai.reception_' || p_nom, v_id::text, true);
  return (select r.statut from reception.reception r where r.id = v_id);
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
comment on function essai.recevoir(text, text[], jsonb, text) is
  'The storekeeper receives 100 kg of pineapple of the group''s on 1 June 2026, made of these; '
  'answers its state, or the refusal.';

create function essai.acheter(p_nom text, p_champs jsonb default '{}') returns text
language sql as $$
  select essai.recevoir(p_nom, '{}',
    jsonb_build_object('origine', 'achat', 'groupement_id', null, 'fournisseur_id',
      essai.id('fournisseur'),
                                                        'qualite_declaree', '{"AB": "AB"}'::jsonb)
                                                          || p_champs)
$$;
comment on function essai.acheter(text,
  jsonb) is 'The storekeeper receives 100 kg of pineapple from the supplier, declared AB.';

create function essai.recue(p_nom text) returns reception.reception language sql as $$
  select r from reception.reception r
  where r.id = current_setting('essai.reception_' || p_nom)::uuid
$$;
comment on function essai.recue(text) is 'A reception by its name.';

create function essai.traiter_reception(p_nom text, p_acte text, p_texte text default null,
  p_compte text default 'magasinier', p_jour integer default 1)
returns text language plpgsql as $$
declare
  v_id uuid := (essai.recue(p_nom)).id;
  v_auteur uuid := essai.id(p_compte || ' ' || essai.code());
begin
  case p_acte
    when 'soumettre' then perform reception.soumettre(v_id, v_auteur, essai.t(p_jour));
    when 'valider' then perform reception.valider(v_id, p_texte, v_auteur, essai.t(p_jour));
    when 'rejeter' then perform reception.rejeter(v_id, p_texte, v_auteur, essai.t(p_jour));
    when 'annuler' then perform reception.annuler(v_id, p_texte, v_auteur, essai.t(p_jour));
    when 'devalider' then perform reception.devalider(v_id, p_texte, v_auteur, essai.t(p_jour));
    when 'deroger' then perform reception.deroger(v_id, p_texte, 'essai', v_auteur,
      essai.t(p_jour));
    when 'contrepasser' then perform reception.contrepasser(v_id, p_texte, v_auteur,
      essai.t(p_jour));
    when 'corriger' then perform reception.corriger(v_id,
      '{"raison": "faute"}'::jsonb || p_texte::jsonb, v_auteur, essai.t(p_jour));
    when 'modifier' then perform reception.modifier(v_id, p_texte::jsonb,
      essai.id('magasinier ' || essai.code()), essai.t(p_jour));
  end case;
  return (essai.recue(p_nom)).statut;
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
comment on function essai.traiter_reception(text, text, text, text, integer) is
  'An act on a reception, a day later; `p_texte` is the reason, the note, the rule of a derogation '
  'or the changes, of a correction too. Answers its state, or the refusal.';

create function essai.statut_du_lot(p_nom text) returns text language sql as $$
  select l.statut || ' ' || s.quantite_g
  from essai.recue(p_nom) as r
    join lot.lot l on l.id = r.lot_id
    join matiere.compte c on c.genre = 'lot' and c.objet_id = l.id
    join matiere.solde s on s.compte_id = c.id
$$;
comment on function essai.statut_du_lot(text) is 'The state and the balance of a reception''s lot.';

create function essai.solde_de(p_genre text, p_objet_id uuid default null) returns bigint
language sql as $$
  select coalesce(sum(e.quantite_g), 0)::bigint from matiere.toute_ecriture e
  where e.compte_id = (select c.id from matiere.compte c where c.genre = p_genre
    and c.objet_id is not distinct from p_objet_id)
$$;
comment on function essai.solde_de(text, uuid) is 'What the entries of an account sum to.';

create function essai.regler(p_cle text, p_valeur jsonb, p_depuis timestamptz default essai.t(-10))
returns void language sql as $$
  insert into reglage.reglage (organisation_id, cle, version, valeur, depuis, auteur_id)
  select core.organisation_id(), p_cle, coalesce(max(r.version), 0) + 1, p_valeur, p_depuis,
  essai.id('admin ' || essai.code())
  from reglage.reglage r where r.cle = p_cle
$$;
comment on function essai.regler(text, jsonb,
  timestamptz) is 'A setting, ten days before 1 June 2026.';

create function essai.peupler_receptions() returns void language sql as $$
  insert into reception.examen (organisation_id, reception_id, regle, issue, details, auteur_id, le)
  values (core.organisation_id(), essai.id('reception peuple'), 'seuil_depasse', 'note', '{}',
    essai.id('rsci ' || essai.code()), essai.t())
$$;
comment
  on function essai.peupler_receptions() is
  'Gives every table of the slice a row of the current organization.';
